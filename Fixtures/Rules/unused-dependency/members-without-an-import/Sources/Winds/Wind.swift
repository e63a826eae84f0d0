public struct Wind {
  public init() {}
}

extension Int {
  public var knots: Int { self }
  var gusts: Int { self }
}
