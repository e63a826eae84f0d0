struct Deck {}
