import Cables  // expect: undeclared-dependency

struct TowRope { let cable = Cable() }
