import Cables

struct OldRope { let cable = Cable() }
