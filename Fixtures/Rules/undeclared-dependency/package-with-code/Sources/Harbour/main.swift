import Crane  // expect: undeclared-dependency
import Pier

let pier: Pier
let crane: Crane
