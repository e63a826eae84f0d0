import Cloth

struct Sail { let area = 4 }
