// `$name.args`, `$name.name` and `$name.container` say with what a lazy wrapper asks (Sources/Resolver/Resolver.swift: `LazyInjected.projectedValue` is
// the wrapper itself; run with 1.5).
// counts: needs>=12 opaque=1
import Resolver

extension Resolver.Name {
  static let gilded = Self("gilded")
  static let plain = Self("plain")
}
extension Resolver {
  static let attic = Resolver()
}

final class Crate {
  init(size: Int) {}
}
final class Barrel {
  init(size: Int) {}
}
final class Sack {
  init(size: Int) {}
}
final class Basket {
  init(size: Int) {}
}
final class Lantern {}
final class Ladder {}
final class Rope {}
final class Anchor {}
final class Bell {}

/// Set from outside, and in a body of its own.
final class Cellar {
  @LazyInjected var crate: Crate
  @WeakLazyInjected var barrel: Barrel?
  @LazyInjected var sack: Sack
  @LazyInjected(name: .plain) var lantern: Lantern
  @LazyInjected var ladder: Ladder  // expect: missing-provider
  @LazyInjected var rope: Rope
  @LazyInjected var anchor: Anchor
  var size = 1 {
    didSet { $sack.args = ["size": size] }
  }

  init() { _barrel.args = size }

  func hoist(_ name: Resolver.Name) { $anchor.name = name }
}

/// Another type's wrappers are given nothing.
final class Loft {
  @LazyInjected var basket: Basket  // expect: resolver-arguments-missing
  @LazyInjected(name: .plain) var bell: Bell  // expect: missing-provider
}
final class Pantry {
  @LazyInjected var basket: Lantern
  @LazyInjected(name: .plain) var bell: Rope
}

func open() -> Cellar {
  let cellar = Cellar()
  cellar.$crate.args = 3
  cellar.$lantern.name = .gilded
  cellar.$ladder.name = .gilded
  cellar.$rope.container = .attic
  @LazyInjected var bell: Bell
  $bell.name = .gilded
  _ = bell
  return cellar
}
func stock(_ pantry: Pantry) {
  pantry.$basket.args = 3
  pantry.$basket.name = .gilded
  pantry.$bell.name = .gilded
  pantry.$bell.container = Resolver.attic
}

Resolver.register { _, args in Crate(size: args()) }
Resolver.register { _, args in Barrel(size: args()) }
Resolver.register { _, args in Sack(size: args("size")) }
Resolver.register { _, args in Basket(size: args()) }
Resolver.register(name: .gilded) { Lantern() }
Resolver.register { Ladder() }
Resolver.register(name: .gilded) { Bell() }
Resolver.register(name: .plain) { Anchor() }
Resolver.attic.register { Rope() }
Resolver.attic.register(name: .gilded) { Rope() }
let cellar = open()
cellar.hoist(.plain)
cellar.size = 2
stock(Pantry())
_ = Loft()
