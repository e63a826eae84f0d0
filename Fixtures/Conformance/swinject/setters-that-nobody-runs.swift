// What a setter or an observer registers is there only where somebody puts something into the property, by its name or by a key path.
// counts: needs=6 opaque=0
import Swinject

final class Sloop {}
final class Yawl {}
final class Ketch {}
final class Brig {}
final class Cog {}
final class Dhow {}

let container = Container()

enum Dock {
  static var sloop: Sloop {
    get { container.resolve(Sloop.self)! }
    set {
      let made = newValue
      container.register(Sloop.self) { _ in made }
    }
  }
  static var yawl: Yawl {
    get { container.resolve(Yawl.self)! }  // expect: missing-provider
    set {
      let made = newValue
      container.register(Yawl.self) { _ in made }
    }
  }
}

final class Berth {
  var ketch: Ketch? { didSet { container.register(Ketch.self) { _ in Ketch() } } }
  var brig: Brig? { didSet { container.register(Brig.self) { _ in Brig() } } }
  var cog: Cog? { willSet { container.register(Cog.self) { _ in Cog() } } }
}

var dhow: Dhow {
  get { container.resolve(Dhow.self)! }  // expect: missing-provider
  set { container.register(Dhow.self) { _ in Dhow() } }
}

@main struct Harbour {
  static func main() {
    let berth = Berth()
    Dock.sloop = Sloop()
    berth.ketch = Ketch()
    berth[keyPath: \.brig] = Brig()
    print(Dock.sloop, Dock.yawl, dhow)
    print(container.resolve(Ketch.self)!, container.resolve(Brig.self)!)
    print(container.resolve(Cog.self)!)  // expect: missing-provider
  }
}
