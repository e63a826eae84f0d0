import Arches
import Piers  // expect: undeclared-dependency
import SnapKit

@main struct Bridge {}
