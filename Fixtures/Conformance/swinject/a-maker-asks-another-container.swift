// counts: opaque=0 registrations=3
// A maker asks a container that it captured and of which nobody here knows which it is: it need not be the one that holds the registration,
// as `r`, which the framework hands over, is (Swinject 2.10.0, Sources/Container.swift: a resolver asks its own container and those above it).
import Swinject
protocol Store {}
struct DiskStore: Store {}
struct Cache: Store { let store: Store }
struct Log: Store { let store: Store }
protocol Boxed { var box: Container { get } }
struct Bridge {
  let main: Container
  let other: Container
  init(_ main: Container, _ other: Container) {
    self.main = main
    self.other = other
  }
  func fill() { main.register(Store.self) { _ in Cache(store: other.resolve(Store.self)!) } }
}
final class App {
  private let box = Container()
  init(given: Container) {
    Bridge(box, given).fill()
    _ = box.resolve(Store.self)!
  }
}
final class Tool {
  private let box = Container()
  init(boxed: Boxed) {
    let other = boxed.box
    box.register(Store.self) { _ in Cache(store: other.resolve(Store.self)!) }
    _ = box.resolve(Store.self)!
  }
}
final class Loop {
  private let box = Container()
  init() {
    box.register(Store.self) { r in Log(store: r.resolve(Store.self)!) }  // expect: dependency-cycle
    _ = box.resolve(Store.self)!
  }
}
