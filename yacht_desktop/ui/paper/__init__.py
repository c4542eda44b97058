"""Cards to print, to keep as PDF and to share: what leaves the program for paper."""
