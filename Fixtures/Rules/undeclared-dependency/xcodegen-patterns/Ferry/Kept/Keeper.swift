import Cables

struct Keeper { let cable = Cable() }
