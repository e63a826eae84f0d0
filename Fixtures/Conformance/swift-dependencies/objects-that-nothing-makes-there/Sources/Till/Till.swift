// counts: needs=5 registrations=5 opaque=0
import Dependencies

/// `Sign` names a page, which is handed this one; only `Shop` makes one.
public final class Ledger {
  @Dependency(\.coin) var coin
  private let pen = Pen(width: 1)
  public init(pages: Int) {}
}

/// Only a ledger makes one.
final class Pen {
  @Dependency(\.ink) var ink
  init(width: Int) {}
}

/// It is named as a type only, and made by what `Sign` makes.
public final class Basket {
  @Dependency(\.paper) var paper  // expect: missing-provider
}
public final class Shelf {
  let basket: Basket = .init()
  let stamp = seal()
  public init() {}
}

/// What makes it says `.init` of a type that stands elsewhere.
public final class Stamp {
  @Dependency(\.glue) var glue  // expect: missing-provider
  public init() {}
}
func seal() -> Stamp { use(.init()) }
func use(_ stamp: Stamp) -> Stamp { stamp }

/// Of whoever conforms to a protocol with an initializer, anybody may make one.
public protocol Made { init() }
public struct Candle: Made {
  @Dependency(\.wax) var wax  // expect: missing-provider
  public init() {}
}

public struct Page {
  let ledger: Ledger
  let stamp: Stamp
  var candle: Candle = make()
  public init(ledger: Ledger, stamp: Stamp) {
    self.ledger = ledger
    self.stamp = stamp
  }
}
func make<M: Made>() -> M { M() }
