import Deck
import Rope
import Sail

print(Deck(), Rope(), Sail())
