struct Rail {}
