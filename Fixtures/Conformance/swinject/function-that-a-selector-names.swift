// counts: opaque=0 registrations=4 needs=6
// Whoever is handed a selector calls the method. Swift 3 makes a method visible to Objective-C without a word where its class is below one of
// Objective-C's (SE-0160, "Current behaviour"), later ones want `@objc`.
import Swinject
import UIKit

class Tide {}
class Moon {}
class Pool {
  init(tide: Tide) {}
}
class Lake {
  init(moon: Moon) {}
}
class Pond {
  init(tide: Tide) {}
}

@UIApplicationMain
class AppDelegate: UIResponder {
  let container = Container()

  override init() {
    super.init()
    container.register(Tide.self) { _ in Tide() }
    _ = container.resolve(Tide.self)!
    NotificationCenter.default.addObserver(self, selector: #selector(begin), name: nil, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(AppDelegate.turn(_:)), name: nil, object: nil)
  }

  private func begin() {
    let container = Container()
    container.register(Pool.self) { r in Pool(tide: r.resolve(Tide.self)!) }  // expect: missing-provider
    _ = container.resolve(Pool.self)!
  }

  private func turn(_ notification: Notification) {
    let container = Container()
    container.register(Lake.self) { r in Lake(moon: r.resolve(Moon.self)!) }  // expect: missing-provider
    _ = container.resolve(Lake.self)!
  }

  // Nobody names it.
  private func end() {
    let container = Container()
    container.register(Pond.self) { r in Pond(tide: r.resolve(Tide.self)!) }
    _ = container.resolve(Pond.self)!
  }
}
