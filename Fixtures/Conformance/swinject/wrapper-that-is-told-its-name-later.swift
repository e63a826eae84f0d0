// counts: opaque=1 needs=3
// What a property wears is at hand under its name behind `_`, and what it shows of itself behind `$` (The Swift Programming Language, Properties): who says
// a name later says it there, where one constant is what it is told, or in a function of the wrapper, which is not followed for it.
import Swinject

class Tide {}
class Moon {}

enum Shelf { static let container = Container() }

@propertyWrapper
struct Taken<Service> {
  var name: String?

  init() {}
  init(_ name: String) { self.name = name }

  var wrappedValue: Service { Shelf.container.resolve(Service.self, name: name)! }
}

@propertyWrapper
class Shown<Service> {
  var label: String?

  init() {}
  init(_ label: String) { self.label = label }

  var wrappedValue: Service { Shelf.container.resolve(Service.self, name: label)! }
  var projectedValue: Shown<Service> { self }
}

@propertyWrapper
class Own<Service> {
  var title: String?

  init() { begin() }
  init(_ title: String) { self.title = title }

  var wrappedValue: Service { Shelf.container.resolve(Service.self, name: title)! }

  private func begin() { title = "full" }
}

@main
struct App {
  static func main() {
    Shelf.container.register(Tide.self, name: "full") { _ in Tide() }
    Shelf.container.register(Moon.self, name: "full") { _ in Moon() }
    Screen().show()
  }
}

class Screen {
  @Taken var tide: Tide
  @Shown var moon: Moon
  @Own var own: Moon

  init() { _tide.name = "full" }

  func show() { $moon.label = "full" }
}
