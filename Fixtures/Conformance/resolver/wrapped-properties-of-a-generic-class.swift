// Resolver's README, "Property wrappers": the wrapper asks for the type of its property, which each class below a generic one says for itself.
// counts: needs>=4
import Resolver

class Model {}
final class HarbourModel: Model {}
final class PierModel: Model {}
final class Log {}

class Screen<M: Model> {
  @LazyInjected var model: M
  @Injected var log: Log
  func show() { print(model, log) }
}

class Tall<T: Model>: Screen<T> {}

final class HarbourScreen: Screen<HarbourModel> {}
final class PierScreen: Tall<PierModel> {}  // expect: missing-provider

struct Box<T> {
  @Injected var content: T
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { HarbourModel() }
    register { Log() }
  }
}

@main
struct App {
  static func main() {
    HarbourScreen().show()
    PierScreen().show()
    print(Box<Log>().content)
  }
}
