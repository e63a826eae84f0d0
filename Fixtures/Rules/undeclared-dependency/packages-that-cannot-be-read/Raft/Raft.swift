import Rope  // expect: undeclared-dependency

final class Raft { init(_ rope: Rope) {} }
