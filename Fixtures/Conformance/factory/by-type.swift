// counts: needs=3 registrations=2
// Docs, "Resolver": with `Resolving` a container registers by type, and `resolve` answers an optional.
import FactoryKit

final class Owl {}
final class Oak {}

extension Container: Resolving {}

Container.shared.register { Owl() }
Container.shared.register(Any.self) { Owl() }
let owl: Owl? = Container.shared.resolve()
let oak = Container.shared.resolve(Oak.self)
_ = Container.shared.resolve(Oak.self)!  // expect: missing-provider
