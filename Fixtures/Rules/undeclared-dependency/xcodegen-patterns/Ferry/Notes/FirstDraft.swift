import Cables

struct FirstDraft { let cable = Cable() }
