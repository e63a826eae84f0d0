// Upstream: DITranquillityTests_Resolve.test21_ResolveByTagAndMany, _Lazy..., test22_ResolveByTagTagAndMany, _...Short
// (6.0.0). `many` narrowed by tags: valid, and empty where no component has them all.
import DITranquillity

protocol Tree {}
final class Oak: Tree {}
final class Elm: Tree {}
enum Old {}
enum Tall {}

func start() {
  let container = DIContainer()
  container.register(Oak.init).as(check: Tree.self, tag: Old.self) { $0 }
  container.register(Elm.init).as(check: Tree.self, tag: Old.self) { $0 }
  container.register(Oak.init).as(check: Tree.self) { $0 }
  container.register(Elm.init).as(check: Tree.self, tag: Tall.self) { $0 }

  let all: [Tree] = container.resolveMany()
  let old: [Tree] = many(by(tag: Old.self, on: container.resolve()))
  let later: [Lazy<Tree>] = many(by(tag: Old.self, on: container.resolve()))
  let both: [Tree] = many(by(tag: Tall.self, on: by(tag: Old.self, on: container.resolve())))
  let short: [Tree] = many(by(tags: Tall.self, Old.self, on: container.resolve()))
  _ = (all, old, later, both, short)
}
