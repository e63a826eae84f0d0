// counts: needs=4 opaque=0
// `#warning` and `#error` may stand wherever a declaration may, also before, between and behind the cases of a `switch` and in an
// `#if` around them (The Swift Programming Language, "Compile-Time Diagnostic Statement"; swiftc accepts it): they do nothing.
import Swinject

enum Season { case spring, summer, autumn }

struct Seeds {}
struct Water {}
struct Basket {}
struct Rake {}

final class Garden {
  let resolver: Resolver

  init() {
    let container = Container()
    container.register(Seeds.self) { _ in Seeds() }
    container.register(Basket.self) { _ in Basket() }
    resolver = container
  }

  func open(_ season: Season) {
    switch season {
    #warning("winter is missing")
    case .spring:
      _ = resolver.resolve(Seeds.self)!
    #if GREENHOUSE
    #warning("too warm")
    case .summer:
      _ = resolver.resolve(Water.self)!  // expect: missing-provider
    #else
    case .summer:
      _ = resolver.resolve(Basket.self)!
    #endif
    case .autumn:
      #warning("who rakes?")
      _ = resolver.resolve(Rake.self)!  // expect: missing-provider
    #if WINTER
    #error("not yet")
    #endif
    }
  }
}
