public struct Clay { public init() {} }

extension Int {
  public var kilos: Int { self }
  public var spins: Int { self }
  var lumps: Int { self }
}
