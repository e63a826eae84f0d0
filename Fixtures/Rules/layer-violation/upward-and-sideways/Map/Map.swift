import Ride  // expect: layer-violation
import RideInterface
