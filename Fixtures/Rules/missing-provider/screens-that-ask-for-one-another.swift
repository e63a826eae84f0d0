// counts: opaque=0
import Swinject

// Coordinators that ask the container for one another and start what they got: whichever answer one of them is called on, inside it is an
// object like any other of its type, so each is followed once. Had each answer counted as another object, the ways around would
// have been followed until the steps ran out, and what is missing would have been in doubt.
// Swinject itself makes each object when it is asked for: `resolve` of Container.swift in Swinject 2.9.

final class Tide {}

final class Hub {
  static let shared = Hub()
  let container = Container()
}

final class Screen0 {
  func start() {
    Hub.shared.container.resolve(Screen1.self)!.start()
    Hub.shared.container.resolve(Screen2.self)!.start()
    Hub.shared.container.resolve(Screen3.self)!.start()
    Hub.shared.container.resolve(Screen4.self)!.start()
    Hub.shared.container.resolve(Screen5.self)!.start()
    Hub.shared.container.resolve(Screen6.self)!.start()
  }
}

final class Screen1 {
  func start() {
    Hub.shared.container.resolve(Screen0.self)!.start()
    Hub.shared.container.resolve(Screen2.self)!.start()
    Hub.shared.container.resolve(Screen3.self)!.start()
    Hub.shared.container.resolve(Screen4.self)!.start()
    Hub.shared.container.resolve(Screen5.self)!.start()
    Hub.shared.container.resolve(Screen6.self)!.start()
  }
}

final class Screen2 {
  func start() {
    Hub.shared.container.resolve(Screen0.self)!.start()
    Hub.shared.container.resolve(Screen1.self)!.start()
    Hub.shared.container.resolve(Screen3.self)!.start()
    Hub.shared.container.resolve(Screen4.self)!.start()
    Hub.shared.container.resolve(Screen5.self)!.start()
    Hub.shared.container.resolve(Screen6.self)!.start()
  }
}

final class Screen3 {
  func start() {
    Hub.shared.container.resolve(Screen0.self)!.start()
    Hub.shared.container.resolve(Screen1.self)!.start()
    Hub.shared.container.resolve(Screen2.self)!.start()
    Hub.shared.container.resolve(Screen4.self)!.start()
    Hub.shared.container.resolve(Screen5.self)!.start()
    Hub.shared.container.resolve(Screen6.self)!.start()
  }
}

final class Screen4 {
  func start() {
    Hub.shared.container.resolve(Screen0.self)!.start()
    Hub.shared.container.resolve(Screen1.self)!.start()
    Hub.shared.container.resolve(Screen2.self)!.start()
    Hub.shared.container.resolve(Screen3.self)!.start()
    Hub.shared.container.resolve(Screen5.self)!.start()
    Hub.shared.container.resolve(Screen6.self)!.start()
  }
}

final class Screen5 {
  func start() {
    Hub.shared.container.resolve(Screen0.self)!.start()
    Hub.shared.container.resolve(Screen1.self)!.start()
    Hub.shared.container.resolve(Screen2.self)!.start()
    Hub.shared.container.resolve(Screen3.self)!.start()
    Hub.shared.container.resolve(Screen4.self)!.start()
    Hub.shared.container.resolve(Screen6.self)!.start()
  }
}

final class Screen6 {
  func start() {
    Hub.shared.container.resolve(Screen0.self)!.start()
    Hub.shared.container.resolve(Screen1.self)!.start()
    Hub.shared.container.resolve(Screen2.self)!.start()
    Hub.shared.container.resolve(Screen3.self)!.start()
    Hub.shared.container.resolve(Screen4.self)!.start()
    Hub.shared.container.resolve(Screen5.self)!.start()
    print(Hub.shared.container.resolve(Tide.self)!)  // expect: missing-provider
  }
}

@main struct App {
  static func main() {
    Hub.shared.container.register(Screen0.self) { _ in Screen0() }
    Hub.shared.container.register(Screen1.self) { _ in Screen1() }
    Hub.shared.container.register(Screen2.self) { _ in Screen2() }
    Hub.shared.container.register(Screen3.self) { _ in Screen3() }
    Hub.shared.container.register(Screen4.self) { _ in Screen4() }
    Hub.shared.container.register(Screen5.self) { _ in Screen5() }
    Hub.shared.container.register(Screen6.self) { _ in Screen6() }
    Hub.shared.container.resolve(Screen0.self)!.start()
  }
}
