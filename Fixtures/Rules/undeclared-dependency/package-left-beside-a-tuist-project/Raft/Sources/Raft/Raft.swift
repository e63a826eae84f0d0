import Rope  // expect: undeclared-dependency (warning)

public final class Raft { public init(_ rope: Rope) {} }
