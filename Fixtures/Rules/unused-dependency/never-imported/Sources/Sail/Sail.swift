import Cloth

struct Sail {}
