// Docs/Decisions.md, "What a hole can provide is bounded by what it can name": of which type the parameter of a library's type is, whoever compiles
// `Crate(tide)` knows, and the text does not say. What is registered by it may be what is asked for.
import CargoKit
import Swinject

protocol Tide {}
final class DeepTide: Tide {}
final class Anchor {}

let box = Container()

func put<T>(_ crate: Crate<T>) {
  box.register(T.self) { _ in crate.content }
}

put(Crate(DeepTide() as Tide))
print(box.resolve(Tide.self)!)  // expect: missing-provider (note)

enum Hold {
  static let box = Container()

  static func put<T>(_ crate: Crate<T>) {
    box.register(T.self) { _ in crate.content }
  }
}

Hold.put(Crate<Tide>(DeepTide()))
print(Hold.box.resolve(Tide.self)!)
print(Hold.box.resolve(Anchor.self)!)  // expect: missing-provider
