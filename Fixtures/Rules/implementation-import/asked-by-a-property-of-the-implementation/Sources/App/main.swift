import Cabin
import Deck
import Radio
import Tides

Deck().cross()
Cabin().listen()
