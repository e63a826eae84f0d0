// A property `T!` that is injected explicitly and that nobody provides is a warning; `T?` is silent.
import DITranquillity
final class Gap {}
final class Soft {}
final class Screen { var gap: Gap!; var soft: Soft?; init() {} }
final class AppPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Screen.init)
      .injection(\.gap)  // expect: missing-provider (warning)
      .injection(\.soft)
  }
}
func start() {
  let container = DIContainer()
  container.append(part: AppPart.self)
  let screen: Screen = container.resolve()
  _ = screen
}
