// What a function that registers answers is what its body returns: an object that keeps the same under further types, in the container that it knows or in the one that there is. Run as it stands.
// counts: opaque=0 registrations=4 needs=7
final class Larder {
  static let shared = Larder()
  fileprivate var jars: [String: Jar] = [:]

  @discardableResult func fill<T>(_ make: @escaping () -> T) -> Jar {
    let jar = Jar(of: make)
    jars["\(T.self)"] = jar
    return jar
  }

  func open<T>() -> T { jars["\(T.self)"]!.make() as! T }
}

final class Jar {
  let make: () -> Any
  init(of make: @escaping () -> Any) { self.make = make }

  @discardableResult func label<Other>(_ type: Other.Type) -> Jar {
    Larder.shared.jars["\(type)"] = self
    return self
  }
}

final class Cellar {
  private var casks: [ObjectIdentifier: () -> Any] = [:]

  func lay<T>(_ type: T.Type, _ make: @escaping () -> T) -> Cask<T> {
    casks[ObjectIdentifier(type)] = make
    return Cask(cellar: self, make: make)
  }

  func tap<T>(_ type: T.Type) -> T { casks[ObjectIdentifier(type)]!() as! T }
}

struct Cask<T> {
  let cellar: Cellar
  let make: () -> T

  func also<Other>(_ type: Other.Type) { _ = cellar.lay(type) { make() as! Other } }
}

protocol Sweet {}
protocol Sour {}
protocol Dark {}
struct Honey: Sweet { let comb: Comb }
struct Comb {}
struct Stout: Dark {}

@main struct House {
  static func main() {
    Larder.shared.fill { Honey(comb: Larder.shared.open()) }.label(Sweet.self)  // expect: missing-provider
    let cellar = Cellar()
    cellar.lay(Stout.self) { Stout() }.also(Dark.self)
    let honey: Honey = Larder.shared.open()
    let sweet: Sweet = Larder.shared.open()
    let sour: Sour = Larder.shared.open()  // expect: missing-provider
    print(honey, sweet, sour, cellar.tap(Stout.self), cellar.tap(Dark.self))
    print(cellar.tap(Sweet.self))  // expect: missing-provider
  }
}
