// Run-time arguments are told apart by their static types: a variable that was declared an optional is one, whatever was put into it
// (`ServiceKey` has the type of the arguments, which the compiler infers).
// counts: needs=3 opaque=0
import Swinject
import UIKit

final class Hall { init(window: UIWindow?) {} }
final class Yard { init(window: UIWindow) {} }

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let box = Container()

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    box.register(Hall.self) { (_, window: UIWindow?) in Hall(window: window) }
    box.register(Yard.self) { (_, window: UIWindow) in Yard(window: window) }
    window = UIWindow(frame: .zero)
    _ = box.resolve(Hall.self, argument: window)!
    _ = box.resolve(Yard.self, argument: window!)!
    _ = box.resolve(Yard.self, argument: window)!  // expect: missing-provider
    return true
  }
}
