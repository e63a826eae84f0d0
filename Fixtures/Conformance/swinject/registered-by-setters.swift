// What a setter is given is of the type of its property, and so is what an observer sees (The Swift Programming Language, "Shorthand Setter Declaration",
// "Property Observers").
// counts: registrations=3 needs=4 opaque=0
import Swinject

protocol Tide {}
final class RealTide: Tide {}
final class Moon {}
final class Sun {}
final class Star {}

let box = Container()
func put<T>(_ made: T) { box.register(T.self) { _ in made } }

enum Harbour {
  static var tide: Tide {
    get { box.resolve(Tide.self)! }
    set { put(newValue) }
  }
  static var moon = Moon() { didSet { put(moon) } }
  static var sun = Sun() { willSet { put(newValue) } }
}

Harbour.tide = RealTide()
Harbour.moon = Moon()
Harbour.sun = Sun()
_ = Harbour.tide
_ = box.resolve(Moon.self)!
_ = box.resolve(Sun.self)!
_ = box.resolve(Star.self)!  // expect: missing-provider
