import Cables

struct DeckPilot { let cable = Cable() }
