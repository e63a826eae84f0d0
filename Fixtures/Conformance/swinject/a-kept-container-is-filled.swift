// counts: opaque=0
// What fills a container through an object that kept it is loaded there, wherever the container itself is made: nothing is wrong with it, and
// only `other` lacks what it registers.
import Swinject
final class Wax {}
final class Filler {
  let main: Container
  init(_ main: Container) { self.main = main }
  func fill() { main.register(Wax.self) { _ in Wax() } }
}
final class Keeper {
  let filler: Filler
  init(_ filler: Filler) { self.filler = filler }
  func fill() { filler.fill() }
}
let box = Container()
let other = Container()
func start() {
  Keeper(Filler(box)).fill()
  _ = box.resolve(Wax.self)!
  _ = other.resolve(Wax.self)!  // expect: missing-provider
}
