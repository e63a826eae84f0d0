// Source, Containers.swift: `SharedContainer` is a protocol, and each type that conforms has what extends it; a key path names the type.
// counts: registrations=5 needs=7 opaque=0
import FactoryKit

final class Owl {}
final class Nest {
  @Injected(\.owl) var owl
  @LazyInjected(\Forest.owl) var other: Owl
  @Injected(\Forest.wish) var wish  // expect: missing-provider
}
final class Tree {
  let nest: Nest
  init(nest: Nest) { self.nest = nest }
}

final class Forest: Wood {
  static let shared = Forest()
  let manager = ContainerManager()
}

protocol Wood: SharedContainer {}

extension SharedContainer {
  var owl: Factory<Owl> { self { Owl() }.singleton }
  var wish: Factory<Owl?> { promised() }
}

extension Wood {
  var nest: Factory<Nest> { self { Nest() } }
  var tree: Factory<Tree> { self { Tree(nest: self.nest()) } }
}

extension Container {
  func fill() { wish.register { Owl() } }
}

Container.shared.fill()
_ = Container.shared.wish()
_ = Forest.shared.tree()
_ = Forest.shared.owl()
