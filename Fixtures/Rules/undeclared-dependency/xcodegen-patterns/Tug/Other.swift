import Cables

struct Other { let cable = Cable() }
