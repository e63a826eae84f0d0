import Deck
import Rope

final class Boat { init(_ deck: Deck, _ rope: Rope) {} }
