// A function that registers may take any type as a key, and by the case of an enumeration the object or what makes it: what that asks for is asked. Its verdicts are those of its own body,
// run as it stands.
// counts: registrations=3 needs=6 opaque=0
enum Goods {
  case one(AnyObject)
  case made((Pantry) -> Any)
}

enum Kind { case one, made }

final class Pantry {
  static let shared = Pantry()
  private var things: [ObjectIdentifier: AnyObject] = [:]
  private var makers: [ObjectIdentifier: (Pantry) -> Any] = [:]

  func put(_ goods: Goods, for type: Any.Type) {
    switch goods {
    case .one(let thing): things[ObjectIdentifier(type)] = thing
    case .made(let maker): makers[ObjectIdentifier(type)] = maker
    }
  }

  func put(value: @autoclosure @escaping () -> Any, for type: Any.Type) { makers[ObjectIdentifier(type)] = { _ in value() } }

  func take<T>(_ kind: Kind, for type: T.Type) -> T {
    switch kind {
    case .one: return things[ObjectIdentifier(type)] as! T
    case .made: return makers[ObjectIdentifier(type)]!(self) as! T
    }
  }

  func read<T>(for type: Any.Type) -> T { makers[ObjectIdentifier(type)]!(self) as! T }
}

protocol Flour {}
protocol Yeast {}
protocol Bread {}
protocol Butter {}
final class Rye: Flour {}
struct Loaf: Bread {
  let flour: Flour
  let yeast: Yeast
}
struct Salted: Butter {}
protocol Honey {}

@main struct Kitchen {
  static func main() {
    Pantry.shared.put(.one(Rye()), for: Flour.self)
    Pantry.shared.put(
      .made({
        Loaf(flour: $0.take(.one, for: Flour.self), yeast: $0.take(.one, for: Yeast.self))  // expect: missing-provider
      }), for: Bread.self)
    Pantry.shared.put(value: Salted(), for: Butter.self)
    let butter: Butter = Pantry.shared.read(for: Butter.self)
    print(Pantry.shared.take(.made, for: Bread.self), butter)
    print(Pantry.shared.take(.one, for: Flour.self))
    let honey: Honey = Pantry.shared.read(for: Honey.self)  // expect: missing-provider
    print(honey)
  }
}
