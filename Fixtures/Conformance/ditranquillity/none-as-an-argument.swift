// counts: registrations>=2 needs>=2 opaque=0
// Swift Standard Library, `Optional`: `.none` and `.some` are cases of every optional, whatever members the type in it has.
import DITranquillity

enum Stay { case list }
final class Model {}
final class Screen {
  init(model: Model, stay: Stay?) {}
}
final class Other {
  init(model: Model, stay: Stay?) {}
}

func start() {
  let container = DIContainer()
  container.register { Screen(model: $0, stay: .none) }  // expect: missing-provider
  container.register { Other(model: $0, stay: .some(.list)) }
  let screen: Screen = container.resolve()
  let other: Other = container.resolve()
  print(screen, other)
}
