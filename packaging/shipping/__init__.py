"""What turns the built program into packages that people install."""
