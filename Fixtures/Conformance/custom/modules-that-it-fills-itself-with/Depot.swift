// A function of a container may do more than register: where what it makes is a module, it hands it the container to fill. That happens when the module
// is asked for; what no such function is handed is filled in by nobody. Its verdicts are those of its own body, run as it stands.
// counts: registrations=4 needs=4 opaque=0
final class Depot {
  static let main = Depot()
  private var makers: [String: (Depot) -> AnyObject] = [:]

  func find<T>(_ type: T.Type) -> T { makers["\(type)"]!(self) as! T }
  func store<T>(_ type: T.Type, made: @escaping (Depot) -> T) { keep("\(type)") { depot in made(depot) as AnyObject } }

  func storeModule<T>(_ type: T.Type, made: @escaping (Depot) -> T) {
    keep("\(type)") { depot in
      let module = made(depot)
      if let module = module as? Module { module.fill(depot) }
      return module as AnyObject
    }
  }

  private func keep(_ key: String, _ make: @escaping (Depot) -> AnyObject) { makers[key] = make }
}

protocol Module { func fill(_ depot: Depot) }
protocol Sailing {}

final class Harbour: Sailing, Module {
  init(_ depot: Depot) {}
  func fill(_ depot: Depot) { depot.store(Crane.self) { _ in Crane() } }
}

final class Market: Module {
  init(_ depot: Depot) {}
  func fill(_ depot: Depot) { depot.store(Stall.self) { _ in Stall() } }  // expect: unloaded-module (warning)
}

final class Crane {}
final class Stall {}

@main struct Town {
  static func main() {
    Depot.main.storeModule(Sailing.self, made: Harbour.init)
    Depot.main.store(Market.self) { depot in Market(depot) }
    print(Depot.main.find(Sailing.self), Depot.main.find(Crane.self), Depot.main.find(Market.self))
    print(Depot.main.find(Stall.self))  // expect: missing-provider
  }
}
