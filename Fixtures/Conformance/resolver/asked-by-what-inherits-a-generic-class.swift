// A generic class asks for what a class that inherits it says: in what it keeps, in its initializer, and in what the system calls (The Swift Programming
// Language, "Generics", "Inheritance"). A function that a class below replaces without calling it is not run there, and a class that is generic itself says nothing.
// counts: opaque=0 needs=6
import Resolver
import UIKit

final class Mast {}
final class Hull {}
final class Deck {}
final class Stern {}
final class Bow {}

class Screen<Model> {
  let model: Model = Resolver.resolve()  // expect: missing-provider
}
final class MastScreen: Screen<Mast> {}
final class HullScreen: Screen<Hull> {}
class Middle<Part>: Screen<Part> {}

class Window<Model> {
  let model: Model
  init() { model = Resolver.resolve(Model.self) }  // expect: missing-provider
}
final class DeckWindow: Window<Deck> {}

class Later<Model> { lazy var model: Model = Resolver.resolve() }
final class LaterHull: Later<Hull> {}

class Controller<Model>: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print(Resolver.resolve(Model.self))  // expect: missing-provider
  }
}
final class SternController: Controller<Stern> {
  override func viewDidLoad() { super.viewDidLoad() }
}
class Quiet<Model>: UIViewController {
  override func viewDidLoad() { print(Resolver.resolve(Model.self)) }
}
final class QuietBow: Quiet<Bow> {
  override func viewDidLoad() { print("quiet") }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { Hull() } }
}

@main
final class Yard: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    print(MastScreen(), HullScreen(), DeckWindow(), SternController(), QuietBow(), LaterHull())
  }
}
