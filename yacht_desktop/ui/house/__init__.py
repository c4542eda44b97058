"""What the page of house rules is made of."""
