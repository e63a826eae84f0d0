// What is asked for only so that it is made, what is looked at as something else behind a `guard let`, what alone a property ever holds, and what
// a library's object is filled with may not be absent for that: where nothing provides it the answer is always nil.
// counts: needs=9 opaque=0
import Swinject
import UIKit

protocol Harbour { func open() }
protocol Tide { func turn() }
protocol Beacon {}
protocol Buoy {}
protocol Gull {}
protocol Mate { func wake() }
final class Sleeper: Mate { func wake() {} }
final class Bridge: UIViewController {}
final class Plank: UIViewController {}
protocol Cook { func bake() }

let depot: Resolver = {
  let box = Container()
  box.register(Int.self) { _ in 1 }
  return box
}()

final class Captain {
  lazy private var harbour = depot.resolve(Harbour.self)  // expect: missing-provider (warning)
  // Whoever compares it may want it to be nil.
  lazy private var gull = depot.resolve(Gull.self)

  private var mate: Mate?
  private var cook: Cook?

  func start() {
    mate = depot.resolve(Mate.self)
    cook = depot.resolve(Cook.self)  // expect: missing-provider (warning)
    mate?.wake()
    cook?.bake()
    guard let harbour = self.harbour else { return }
    harbour.open()
    if let tide = self.harbour as? Tide { tide.turn() }
    if gull == nil { print("no gull") }
  }

  // Something else may be put there.
  func rest() { mate = Sleeper() }
}

@main enum App {
  static func main() {
    _ = depot.resolve(Beacon.self)  // expect: missing-provider (warning)
    let _ = depot.resolve(Buoy.self)  // expect: missing-provider (warning)
    _ = depot.resolve(Int.self)
    let window = UIWindow()
    window.rootViewController = depot.resolve(Bridge.self)  // expect: missing-provider (warning)
    let spare: Plank? = depot.resolve(Plank.self)
    window.rootViewController = spare
    Captain().start()
  }
}
