// What an object was made with decides which way its functions go: one that keeps a name asks under it, one that keeps none asks without.
// By reading Swift: a `let` is what the initializer puts there. Where nobody says what was kept, both ways are asked.
import Swinject

final class Tide {}
final class Wind {}
final class Rain {}

let box = Container()

@propertyWrapper
struct Inject<T> {
  private let name: String?
  init(name: String? = nil) { self.name = name }
  var wrappedValue: T {
    if let name { return box.resolve(T.self, name: name)! }
    return box.resolve(T.self)!
  }
}

struct Asker {
  let name: String?
  func ask<T>(_ type: T.Type) -> T {
    guard let name else {
      return box.resolve(type)!
    }
    return box.resolve(type, name: name)!
  }
}

final class Pier {
  @Inject(name: "high") var tide: Tide
  @Inject var wind: Wind
  @Inject(name: "low") var wrong: Wind  // expect: missing-provider
}

box.register(Tide.self, name: "high") { _ in Tide() }
box.register(Wind.self) { _ in Wind() }
box.register(Rain.self, name: "soft") { _ in Rain() }
box.register(Pier.self) { _ in Pier() }
_ = box.resolve(Pier.self)!
_ = Asker(name: "soft").ask(Rain.self)
_ = Asker(name: nil).ask(Wind.self)
_ = Asker(name: nil).ask(Rain.self)  // expect: missing-provider
