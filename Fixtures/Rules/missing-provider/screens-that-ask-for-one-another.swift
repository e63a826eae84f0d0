// counts: opaque=0
// Screens that ask the container for one another and start or show what they got: whichever answer one of them is called on or handed, it is an
// object like any other of its type, so each function is followed once. Had each answer counted as another object, the way round would
// have been followed until the steps ran out.
// Swinject itself makes each object when it is asked for: `resolve` of Container.swift in Swinject 2.9.
import Swinject

final class Tide {}
final class Cliff {}

final class Hub {
  static let shared = Hub()
  let container = Container()
}

// Called on what was asked for.
final class Shore {
  func start() {
    Hub.shared.container.resolve(Harbour.self)!.start()
    Hub.shared.container.resolve(Bay.self)!.start()
  }
}

final class Harbour {
  func start() {
    Hub.shared.container.resolve(Shore.self)!.start()
    Hub.shared.container.resolve(Bay.self)!.start()
  }
}

final class Bay {
  func start() {
    Hub.shared.container.resolve(Shore.self)!.start()
    print(Hub.shared.container.resolve(Tide.self)!)  // expect: missing-provider
  }
}

// Handed what was asked for.
final class Router {
  func show(_ shore: Shore) { show(Hub.shared.container.resolve(Harbour.self)!) }

  func show(_ harbour: Harbour) {
    show(Hub.shared.container.resolve(Shore.self)!)
    show(Hub.shared.container.resolve(Harbour.self)!)
    print(Hub.shared.container.resolve(Cliff.self)!)  // expect: missing-provider
  }
}

@main struct App {
  static func main() {
    Hub.shared.container.register(Shore.self) { _ in Shore() }
    Hub.shared.container.register(Harbour.self) { _ in Harbour() }
    Hub.shared.container.register(Bay.self) { _ in Bay() }
    Hub.shared.container.resolve(Shore.self)!.start()
    Router().show(Hub.shared.container.resolve(Shore.self)!)
  }
}
