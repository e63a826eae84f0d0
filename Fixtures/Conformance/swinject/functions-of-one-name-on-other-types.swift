// The Swift Programming Language, "Methods": what is called on an object is a method of its type, of one above or of one below it. That the app
// starts is no call of what its parts do when they start.
import Swinject
import UIKit

final class Tide {}
final class Moon {}

class Part {
  let container: Container
  required init(container: Container) { self.container = container }
  func start() {}
  func launch() {}
}
final class TidePart: Part {
  override func start() { container.register(Tide.self) { _ in Tide() } }
}
final class MoonPart: Part {
  override func launch() { container.register(Moon.self) { _ in Moon() } }
}

final class Almanac {
  static let container = Container()
  private let kinds: [Part.Type] = [TidePart.self, MoonPart.self]
  private var parts: [Part] = []

  func start() {
    for kind in kinds { parts.append(kind.init(container: Almanac.container)) }
    for part in parts { part.launch() }
  }
}

/// Its property has the name of a function.
@main
final class Delegate: UIResponder, UIApplicationDelegate {
  var application: Almanac?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.application = Almanac()
    self.application?.start()
    _ = Almanac.container.resolve(Moon.self)!
    _ = Almanac.container.resolve(Tide.self)!  // expect: missing-provider
    return true
  }
}
// counts: needs=2 opaque=0
