import Swinject

let shelf: Container = {
  let shelf = Container()
  shelf.register(Fruit.self) { _ in Pear() }
  return shelf
}()
