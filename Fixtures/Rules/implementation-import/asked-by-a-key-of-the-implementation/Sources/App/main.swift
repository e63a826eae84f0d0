import Cabin
import Deck
import Galley
import Hold
import Radio
import Tides

_ = (Deck(), Hold(), Cabin(), Galley())
