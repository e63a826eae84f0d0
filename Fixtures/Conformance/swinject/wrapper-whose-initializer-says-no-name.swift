// counts: opaque=0 needs>=6
// A `var` of an optional type begins as nil, and any other with its initial value, where an initializer does not say otherwise
// (The Swift Programming Language, Initialization). What others of its name are given elsewhere is theirs.
import Swinject

class Tide {}
class Moon {}
class Sun {}
class Star {}
class Comet {}

enum Shelf { static let container = Container() }

@propertyWrapper
struct Taken<Service> {
  var name: String?
  private var group = "sky"

  init() {}
  init(_ name: String) { self.name = name }
  init(in group: String) { self.group = group }

  var wrappedValue: Service {
    Shelf.container.resolve(Service.self, name: name) ?? Shelf.container.resolve(Service.self, name: group)!
  }
}

@propertyWrapper
class Held<Service> {
  var name: String? = nil

  init() {}
  init(_ name: String) { self.name = name }

  lazy var wrappedValue: Service = Shelf.container.resolve(Service.self, name: name)!
}

@main
struct App {
  static func main() {
    Shelf.container.register(Tide.self) { _ in Tide() }
    Shelf.container.register(Moon.self, name: "full") { _ in Moon() }
    Shelf.container.register(Comet.self, name: "sky") { _ in Comet() }
    Screen().show(Visitor())
  }
}

struct Visitor {
  var name = ""
  mutating func call(_ name: String) { self.name = name }
}

class Screen {
  @Held var tide: Tide
  @Held("full") var moon: Moon
  @Held var other: Moon  // expect: missing-provider
  @Held() var star: Star  // expect: missing-provider
  @Taken var comet: Comet
  @Taken var sun: Sun  // expect: missing-provider

  func show(_ visitor: Visitor) {
    var name = "somebody"
    name = "nobody"
    var visitor = visitor
    visitor.name = name
  }
}
