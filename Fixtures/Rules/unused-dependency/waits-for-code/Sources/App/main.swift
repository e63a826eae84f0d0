import Buoys
import Mole
import Pier
import Quay
import Tides

print(Buoys(), Mole(), Pier(), Quay(), Tides())
