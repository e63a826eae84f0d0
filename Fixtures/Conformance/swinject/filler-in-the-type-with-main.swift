// A registration is there once `register` has run (README, "Basic Usage"). The system calls `main`, and what overrides, is an action, or what its
// delegate's protocol demands (UIApplicationDelegate); a superclass calls nothing else of what stands below it.
// counts: needs>=8 opaque=0
import Swinject
import UIKit

final class Wax {}
final class Wick {}
final class Flame {}
final class Jar {}
final class Scent {}
final class Label {}
final class Tray {}
final class Lid {}

let shelf = Container()

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
    shelf.register(Flame.self) { _ in Flame() }
    Chandler().open(shelf)
    Shop().viewDidLoad()
    return true
  }
  private func fillWax() {  // expect: unloaded-module (warning)
    shelf.register(Wax.self) { _ in Wax() }
  }
}
extension AppDelegate {
  func fillWicks() { shelf.register(Wick.self) { _ in Wick() } }
}
private extension AppDelegate {
  func fillJars() {  // expect: unloaded-module (warning)
    shelf.register(Jar.self) { _ in Jar() }
  }
}

// Its first name is a class, for it overrides something of it; what has other labels is another function.
final class Shop: ScreenOfALibrary {
  override func viewDidLoad() { open() }
  func open() { shelf.register(Label.self) { _ in Label() } }
  func open(scents: Bool) { shelf.register(Scent.self) { _ in Scent() } }
}
final class Chandler: OutsideDelegate {
  func open(_ shelf: Container) {
    _ = shelf.resolve(Wax.self)!  // expect: missing-provider
    _ = shelf.resolve(Wick.self)!  // expect: missing-provider
    _ = shelf.resolve(Flame.self)!
    _ = shelf.resolve(Jar.self)!  // expect: missing-provider
    _ = shelf.resolve(Scent.self)!  // expect: missing-provider
    _ = shelf.resolve(Label.self)!
    _ = shelf.resolve(Tray.self)!
    _ = shelf.resolve(Lid.self)!
  }
  // What a protocol calls that nobody here declares, nobody knows; it has both.
  func chandlerDidOpen() { shelf.register(Tray.self) { _ in Tray() } }
  private func close(_ lids: Int, quietly: Bool = true) { shelf.register(Lid.self) { _ in Lid() } }
  func chandlerWillClose() { close(2) }
}
