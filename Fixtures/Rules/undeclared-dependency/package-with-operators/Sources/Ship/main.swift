import Boat  // expect: undeclared-dependency
import Hull
import Mast
import Sail
