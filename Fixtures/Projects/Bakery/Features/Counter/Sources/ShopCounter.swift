import Core
import CounterInterface
import Money  // expect: undeclared-dependency (note)

public struct ShopCounter: Counting {
  let clock: Clock

  public init(clock: Clock) { self.clock = clock }
  public var count: Int { clock.hour * Coins().worth }
}
