// What is put under a key and taken out under the same one is the same closure, also where the dictionary was empty at first.
import Swinject

protocol Answering {}
final class Tide: Answering {}
final class Moon: Answering {}

enum Screen { case tide, moon }

enum Shelf {
  static var fillers = [Screen: (Container) -> Void]()
  static func set() {
    fillers[.tide] = { box in box.register(Answering.self) { _ in Tide() } }
    fillers[.moon] = { box in box.register(Answering.self) { _ in Moon() } }
  }
}

let top = Container()
Shelf.set()
let tide = Container(parent: top, registeringClosure: Shelf.fillers[.tide]!)
let moon = Container(parent: top, registeringClosure: Shelf.fillers[.moon]!)
_ = tide.resolve(Answering.self)!
_ = moon.resolve(Answering.self)!
_ = moon.resolve(Moon.self)!  // expect: missing-provider
