// Documentation/DIContainer: `resolve` answers nil for what nobody registered. A wrapper of the program asks for the type of what wears it, which
// whoever makes an object of a generic type says.
// counts: needs>=2 opaque=0
import Swinject

final class Tide {}
final class Moon {}

let container = Container()
container.register(Tide.self) { _ in Tide() }

@propertyWrapper
struct Wired<Value> {
  var wrappedValue: Value { container.resolve(Value.self)! }
}
struct Box<T> {
  @Wired var content: T
}
print(Box<Tide>().content)
print(Box<Moon>().content)  // expect: missing-provider
