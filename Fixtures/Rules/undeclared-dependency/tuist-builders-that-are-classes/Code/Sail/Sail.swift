import Hull
import Keel  // expect: undeclared-dependency

public enum Sail { public static let area = Hull.length * Keel.depth }
