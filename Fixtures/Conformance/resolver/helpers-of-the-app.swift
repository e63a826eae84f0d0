// An app's own functions around `register` and `resolve` mean what they do.
import Resolver

final class Ink {}
final class Glue {}

extension Resolver {
  static func single<T>(_ make: @escaping () -> T) { register(factory: make).scope(.application) }
}

func find<T>(_ type: T.Type = T.self, named name: Resolver.Name? = nil) -> T { Resolver.resolve(type, name: name) }

Resolver.single { Ink() }
_ = find(Ink.self)
let glue: Glue = find()  // expect: missing-provider
