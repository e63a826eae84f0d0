// What is made once and kept is one, however many ask for it and whatever they hand over (The Swift Programming Language, "Properties"): what one of
// them registers is there for the others.
// counts: needs=3 registrations=3 opaque=0
import Swinject

final class Tea {}
final class Milk {}
final class Sugar {}

enum Pantry {
  private static var shelves: [String: Container] = [:]
  static func shelf(_ name: String, _ parent: Container?) -> Container {
    if let known = shelves[name] { return known }
    let made = Container(parent: parent)
    shelves[name] = made
    return made
  }
}

final class Cupboard {
  static var first: Container?
  let container: Container
  init(_ parent: Container?) {
    container = Self.first ?? Container(parent: parent)
    Self.first = container
  }
}

final class Drawer {
  private var kept: Container?
  func open(_ parent: Container?) -> Container {
    if let kept { return kept }
    let made = Container(parent: parent)
    kept = made
    return made
  }
}

func fill(_ drawer: Drawer) {
  Pantry.shelf("tea", nil).register(Tea.self) { _ in Tea() }
  Cupboard(nil).container.register(Milk.self) { _ in Milk() }
  drawer.open(nil).register(Sugar.self) { _ in Sugar() }
}

func serve(_ drawer: Drawer) {
  _ = Pantry.shelf("tea", nil).resolve(Tea.self)!
  _ = Cupboard(nil).container.resolve(Milk.self)!
  _ = drawer.open(nil).resolve(Sugar.self)!
}
