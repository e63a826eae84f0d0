import Cabin
import Deck
import Galley
import Radio
import Tides

Deck().cross()
Cabin().listen()
_ = Galley()
