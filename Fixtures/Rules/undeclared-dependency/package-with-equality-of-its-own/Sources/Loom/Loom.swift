import Dye  // expect: undeclared-dependency
import Yarn

public struct Loom { let (yarn, dye) = (Yarn(), Dye()) }
