"""Ways to say in Swift what was said in another way."""
