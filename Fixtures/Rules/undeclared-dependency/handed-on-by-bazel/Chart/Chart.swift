import Log  // expect: undeclared-dependency (note)

public struct Chart {
  public init() {}
  public let lines = lineCount
}
