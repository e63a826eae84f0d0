// What an object asks a static container for while it is made, it asks in the builds that make it: `tide` is there whenever a pilot is. By
// reading Swift: under `#if` nothing is registered in the builds in which the condition does not hold.
import Swinject

final class Tide {}
final class Wind {}

@propertyWrapper
struct Injected<T> {
  let wrappedValue: T
  init() { wrappedValue = Harbour.container.resolve(T.self)! }
}

final class Pilot {
  @Injected var tide: Tide
}
final class Sailor {
  @Injected var wind: Wind  // expect: missing-provider
}

final class Parts: Assembly {
  func assemble(container: Container) {
    container.register(Sailor.self) { _ in Sailor() }
    #if !MOCK
      container.register(Tide.self) { _ in Tide() }
      container.register(Pilot.self) { _ in Pilot() }
      container.register(Wind.self) { _ in Wind() }
    #endif
  }
}

enum Harbour {
  static let container = Container()
}

@main
struct App {
  static func main() {
    _ = Assembler([Parts()], container: Harbour.container)
    _ = Harbour.container.resolve(Sailor.self)!
    #if !MOCK
      _ = Harbour.container.resolve(Pilot.self)!
    #endif
  }
}
