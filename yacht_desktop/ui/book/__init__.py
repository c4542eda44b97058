"""The record book: what its page is made of, loaded when it is first opened."""
