import Maps  // expect: undeclared-dependency
import Ports
import Roads  // expect: undeclared-dependency
