import Hull
import Rope  // expect: undeclared-dependency

public struct Raft {}
