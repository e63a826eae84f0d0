import Harbour  // expect: undeclared-dependency
import Tides

func moor() { print(Berth()) }
