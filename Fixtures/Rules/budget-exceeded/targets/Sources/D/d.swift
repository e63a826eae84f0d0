struct D {}
