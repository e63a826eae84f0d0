// A cast of nothing is nothing (The Swift Programming Language, "Type Casting": `as?` answers nil), so that whoever ends the program where it fails ends
// it where nothing is registered (Documentation/DIContainer: `resolve` answers an optional). Who throws leaves that to others.
// counts: needs=3 opaque=0
import Swinject

struct NotThere: Error {}
extension Optional {
  func unwrap<Kind: AnyObject>() -> Kind {
    guard let value = self as? Kind else { fatalError("nothing there") }
    return value
  }
  func look<Kind: AnyObject>() throws -> Kind {
    guard let value = self as? Kind else { throw NotThere() }
    return value
  }
}

final class Tide {}
final class Wind {}
final class Moon {}

let box = Container()
box.register(Moon.self) { _ in Moon() }
let moon: Moon = box.resolve(Moon.self).unwrap()
let tide: Tide = box.resolve(Tide.self).unwrap()  // expect: missing-provider
let wind: Wind = try box.resolve(Wind.self).look()  // expect: missing-provider (warning)
print(moon, tide, wind)
