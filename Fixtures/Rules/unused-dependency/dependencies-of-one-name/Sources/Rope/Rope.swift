import Hemp

struct Rope { let length = 4 }
