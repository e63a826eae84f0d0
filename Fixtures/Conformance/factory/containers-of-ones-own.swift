// Docs, "Containers": each type has its own factories, and a key path names the type.
import FactoryKit

final class Owl {}
final class Nest {
  @Injected(\Forest.owl) var owl
  @Injected(\Forest.promised) var wish  // expect: missing-provider
}

final class Forest: SharedContainer {
  static let shared = Forest()
  let manager = ContainerManager()
}

extension Forest {
  var owl: Factory<Owl> { self { Owl() } }
  var promised: Factory<Owl?> { promised() }
}

extension Container {
  var nest: Factory<Nest> { self { Nest() }.scope(.session) }
}

extension Scope { static let session = Cached() }

_ = Container.shared.nest()
