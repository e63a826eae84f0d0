// Xcode Help, "Add a package dependency": a project names a package's product, and the package may be one that its workspace holds. Two packages here have a
// product of that name; the workspace holds one of them beside this project. Nothing says which of them the raft means, so nothing is said of its imports.
import Deck
import NorthRope
import SouthRope  // expect: undeclared-dependency

let rope = NorthRope()
