// What a class above answers says nothing of an object of a class below that is handed over (Swift: a method is found by what the object is), be
// the classes generic or not. What no such object lists nobody loads.
// counts: opaque=0 includes>=2
import Swinject

class Screen<Outcome> {
  var builder: Assembler!
  func parts() -> [Assembly] { [] }
  func open() {}

  func lead<Other>(to next: Screen<Other>) {
    let below = Assembler(parentAssembler: builder)
    below.apply(assemblies: next.parts())
    next.builder = below
    next.open()
  }
}

class Panel<Outcome> {
  var builder: Assembler!
  var extras: [Assembly] { [] }

  func show<Other>(_ next: Panel<Other>) { builder.apply(assemblies: next.extras) }
}

final class Lens {}
final class Frame {}
final class Strap {}

struct LensPart: Assembly {
  func assemble(container: Container) { container.register(Lens.self) { _ in Lens() } }
}
struct FramePart: Assembly {
  func assemble(container: Container) { container.register(Frame.self) { _ in Frame() } }
}
struct StrapPart: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Strap.self) { _ in Strap() } }
}

final class Details: Screen<Void> {
  override func parts() -> [Assembly] { [LensPart()] }
  override func open() { print(builder.resolver.resolve(Lens.self)!) }
}

final class Start: Screen<Int> {
  override init() {
    super.init()
    builder = Assembler(parts())
  }

  override func parts() -> [Assembly] { [] }
  override func open() { lead(to: Details()) }
}

final class Sides: Panel<Void> {
  override var extras: [Assembly] { [FramePart()] }
}
final class Middle: Panel<Int> {
  override var extras: [Assembly] { [] }

  func begin() {
    builder = Assembler(extras)
    show(Sides())
    print(builder.resolver.resolve(Frame.self)!)
  }
}

@main struct Optician {
  static func main() {
    Start().open()
    Middle().begin()
  }
}
