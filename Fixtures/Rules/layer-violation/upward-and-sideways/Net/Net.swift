import RideInterface  // expect: layer-violation
import Free
