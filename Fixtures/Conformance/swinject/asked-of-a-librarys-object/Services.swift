// counts: registrations=1 needs=14 opaque=15
// A class below one of a library keeps the container that the library made, and views ask it in files that import the library alone. What they ask
// for is counted as not understood there too: the library’s words are the framework’s. So is what is asked of a type of it.
import Swinject
import WiringKit

final class Tea {}
final class Cup { init(tea: Tea, size: Int) {} }
final class Services: WiringService {
  init() {
    super.init()
    container.register(Tea.self) { _ in Tea() }
  }
}

/// What the protocol's extension adds stands in the library.
final class Butler: WiringRoom {
  lazy var tea: Tea = resolve()
}

/// What its callers ask for is asked here.
final class Waiter {
  let factory = WiringFactory()
  func bring<T>(_ type: T.Type) -> T { factory.resolve(type) }
  func bringTea() -> Tea { bring(Tea.self) }
}

/// It has a function of that name, and the library adds another.
final class Page: WiringRoom {
  let factory = WiringFactory()
  func resolve<T>(_ type: T.Type, size: Int) -> T { factory.resolve(type) }
  func fetch() -> Tea { resolve() }
}
