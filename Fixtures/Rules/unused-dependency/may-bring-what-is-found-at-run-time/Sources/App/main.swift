import Dependencies
import Tides

struct Deck { @Dependency(\.tides) var tides }

_ = Deck()
