import Hull  // expect: undeclared-dependency (note)
import Mast
import Rope

public struct Raft {}
