// `Resolver.register` fills the registry when it runs, wherever it stands. A function in a list runs if somebody goes through the list; `NSObject` calls
// no method that neither overrides nor is one of Objective-C's, and of `UIApplicationDelegate` none that it does not demand.
// counts: needs>=4 opaque=0
import Resolver
import UIKit

final class Pump {}
final class Hose {}
final class Lamp {}
final class Tap {}

final class Setup {
  private lazy var steps: [() -> Void] = [fillPumps]
  func run() { steps.forEach { $0() } }
  func fillPumps() { Resolver.register { Pump() } }

  private lazy var others: [() -> Void] = [fillHoses]
  func runOthers() { others.forEach { $0() } }
  func fillHoses() { Resolver.register { Hose() } }
}
final class Starter: NSObject, UIApplicationDelegate {
  func fillLamps() { Resolver.register { Lamp() } }
  func applicationDidBecomeActive(_ application: UIApplication) { Resolver.register { Tap() } }
}

@main
struct App {
  static func main() {
    Setup().runOthers()
    print(Starter())
    _ = Resolver.resolve(Pump.self)  // expect: missing-provider
    _ = Resolver.resolve(Hose.self)
    _ = Resolver.resolve(Lamp.self)  // expect: missing-provider
    _ = Resolver.resolve(Tap.self)
  }
}
