// A wrapper whose own method has a local that wears it would make itself without end: what the local asks for is counted as not
// understood, and what wears the wrapper elsewhere asks as ever. Swift runs the wrapper's initializer for each local that wears it:
// The Swift Programming Language, Properties, "Property Wrappers".
import Swinject

let shared = Container()
shared.register(Lamp.self) { _ in Lamp() }

final class Lamp {}
final class Fuse {}

@propertyWrapper final class Wired<Part> {
  var wrappedValue: Part { shared.resolve(Part.self)! }

  func renew() {
    @Wired var again: Part
    print(again)
  }
}

final class Room {
  @Wired var lamp: Lamp
  @Wired var fuse: Fuse  // expect: missing-provider
}
