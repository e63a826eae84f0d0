import Swinject

protocol Honey {}
final class Heather: Honey {}

let shelf: Container = {
  let shelf = Container()
  shelf.register(Nuts.self) { _ in Walnuts() }
  shelf.register(Honey.self) { _ in Heather() }
  return shelf
}()
