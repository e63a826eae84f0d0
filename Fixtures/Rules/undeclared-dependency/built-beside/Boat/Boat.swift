import Deck
import Hull
import Sail

func start() { float(deck() + sail()) }
