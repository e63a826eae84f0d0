import Hemp

struct Rope {}
