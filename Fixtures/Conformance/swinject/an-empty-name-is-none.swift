// A helper that takes an empty name for none asks, or registers, one way for each of its calls: what the call hands over says which, and
// so does a constant of the body that is made of it, and a case that an object keeps.
// By reading Swift: the condition is false or true in that call, so the other way is never run.
import Swinject

final class Tide {}
final class Wind {}
final class Rain {}
final class Snow {}
final class Hail {}
final class Fog {}

let box = Container()

func ask<T>(_ type: T.Type, _ name: String = "") -> T {
  if name.isEmpty { return box.resolve(type)! }
  return box.resolve(type, name: name)!
}

func find<T>(_ type: T.Type, named given: String? = nil) -> T {
  if let name = given, !name.isEmpty { return box.resolve(type, name: name)! }
  return box.resolve(type)!
}

func pick<T>(_ type: T.Type, _ mark: String? = nil) -> T {
  let mark = mark ?? "plain"
  let isPlain = mark == "plain"
  return isPlain ? box.resolve(type)! : box.resolve(type, name: mark)!
}

func keep<T>(_ type: T.Type, _ name: String? = nil, _ make: @escaping (Resolver) -> T) {
  guard let name, name != "" else {
    box.register(type, factory: make)
    return
  }
  box.register(type, name: name, factory: make)
}

enum Kind: String { case plain, high }

@propertyWrapper
struct Inject<T> {
  private let kind: Kind
  init(_ kind: Kind = .plain) { self.kind = kind }
  var wrappedValue: T { kind == .plain ? box.resolve(T.self)! : box.resolve(T.self, name: kind.rawValue)! }
}

struct Shelf {
  let mark: String?
  var hail: Hail { mark == nil ? box.resolve(Hail.self)! : box.resolve(Hail.self, name: mark)! }
}

final class Pier {
  @Inject(.high) var tide: Tide
  @Inject var wind: Wind
  @Inject(.high) var wrong: Wind  // expect: missing-provider
}

keep(Tide.self, "high") { _ in Tide() }
keep(Wind.self) { _ in Wind() }
keep(Wind.self, "low") { _ in Wind() }
keep(Rain.self, "soft") { _ in Rain() }
box.register(Hail.self, name: "big") { _ in Hail() }
box.register(Pier.self) { _ in Pier() }

_ = box.resolve(Pier.self)!
_ = ask(Wind.self)
_ = ask(Tide.self, "high")
_ = find(Rain.self, named: "soft")
_ = find(Wind.self, named: "")
_ = pick(Wind.self)
_ = pick(Wind.self, "low")
_ = Shelf(mark: "big").hail
_ = ask(Tide.self)  // expect: missing-provider
_ = find(Tide.self, named: "low")  // expect: missing-provider
_ = pick(Rain.self)  // expect: missing-provider
_ = pick(Snow.self, "deep")  // expect: missing-provider
keep(Fog.self, "thin") { _ in Fog() }
keep(Fog.self, "thin") { _ in Fog() }  // expect: duplicate-provider (warning)
_ = box.resolve(Fog.self, name: "thin")!
