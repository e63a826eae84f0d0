import Charts
import Factory

extension Int { var gusts: Int { 2 } }

public struct Reef {
  @Injected(\.tide) var tide
  public func name() -> String { "reef \(3.gusts)".coiled() }
}
