// Who wins where a type is registered twice is in the body of the function that registers: one that looks first whether something is there keeps that, or both, and one that
// overrides means it. Only one that replaces without looking does so silently.
// counts: opaque=0 registrations=10 needs=6
final class Shelf {
  static let shared = Shelf()
  private var makers: [ObjectIdentifier: () -> Any] = [:]
  private var lists: [ObjectIdentifier: [Any]] = [:]

  func put<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
  func putOnce<T>(_ type: T.Type, _ make: @escaping () -> T) {
    guard makers[ObjectIdentifier(type)] == nil else { return }
    makers[ObjectIdentifier(type)] = make
  }
  func add<T>(_ type: T.Type, _ thing: T) {
    let before = lists[ObjectIdentifier(type)] ?? []
    lists[ObjectIdentifier(type)] = before + [thing]
  }
  func override<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }

  func wrap<T>(_ type: T.Type, _ change: @escaping (T) -> T) {
    let inner = makers[ObjectIdentifier(type)]!
    makers[ObjectIdentifier(type)] = { change(inner() as! T) }
  }

  func take<T>(_ type: T.Type) -> T {
    (makers[ObjectIdentifier(type)]?() ?? lists[ObjectIdentifier(type)]!.last!) as! T
  }
}

protocol Book {}
struct Novel: Book {}
struct Atlas {}
struct Globe {}
struct Lamp {}
struct Vase {}
protocol Clock {}
struct WallClock: Clock {}
struct LoudClock: Clock { let inner: Clock }

@main struct Study {
  static func main() {
    Shelf.shared.putOnce(Book.self) { Novel() }
    Shelf.shared.putOnce(Book.self) { Novel() }
    Shelf.shared.add(Atlas.self, Atlas())
    Shelf.shared.add(Atlas.self, Atlas())
    Shelf.shared.put(Globe.self) { Globe() }
    Shelf.shared.override(Globe.self) { Globe() }
    Shelf.shared.put(Lamp.self) { Lamp() }
    Shelf.shared.put(Lamp.self) { Lamp() }  // expect: duplicate-provider (warning)
    Shelf.shared.put(Clock.self) { WallClock() }
    Shelf.shared.wrap(Clock.self) { LoudClock(inner: $0) }
    print(Shelf.shared.take(Clock.self))
    print(Shelf.shared.take(Book.self), Shelf.shared.take(Atlas.self), Shelf.shared.take(Globe.self), Shelf.shared.take(Lamp.self))
    print(Shelf.shared.take(Vase.self))  // expect: missing-provider
  }
}
