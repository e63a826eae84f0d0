// `Containers.swift`, `promised`: a promise is for another module to keep. No program is here; one that links the library can keep what it can name.
// counts: needs=3
import FactoryKit

public protocol Tug {}
protocol Buoy {}

extension Container {
  public var tug: Factory<Tug?> { promised() }
  var buoy: Factory<Buoy?> { promised() }
  public var pier: Factory<Pier> { self { Pier(tug: self.tug()) } }
}

public final class Pier {
  @Injected(\.buoy) var buoy  // expect: missing-provider
  @Injected(\.tug) var other
  public init(tug: Tug?) {}
}
