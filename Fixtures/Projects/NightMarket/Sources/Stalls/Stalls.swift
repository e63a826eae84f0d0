import Core
import FactoryKit

public protocol MarketMap: AnyObject { func draw() }

public struct Stall {
  public let number: Int
}

public final class StallList {
  private let log: Log
  @LazyInjected(\.map) private var map
  @WeakLazyInjected(\.weather) private var weather

  init(log: Log) { self.log = log }

  public func show() { map?.draw() }
}

extension Container {
  public var map: Factory<MarketMap?> { promised() }
  public var stallList: Factory<StallList> { self { StallList(log: self.log()) }.cached }
  public var stall: ParameterFactory<Int, Stall> { self { Stall(number: $0) } }
}
