// What a class reads and calls of itself is what the object's own class has in its place (The Swift Programming Language, "Overriding"), also
// in a method that only the class above has.
import Swinject

struct Tide {}
struct Moon {}

class Watch {
  var parts: [Assembly] { [] }
  func extraParts() -> [Assembly] { [] }
  func begin(_ assembler: Assembler) { assembler.apply(assemblies: parts + extraParts()) }
}

final class TideWatch: Watch {
  override var parts: [Assembly] { [TideParts()] }
}

final class MoonWatch: Watch {
  override func extraParts() -> [Assembly] { [MoonParts()] }
}

struct TideParts: Assembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}

struct MoonParts: Assembly {
  func assemble(container: Container) { container.register(Moon.self) { _ in Moon() } }
}

struct SpareParts: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Int.self) { _ in 1 } }
}

func watches(_ isNight: Bool) -> Watch { isNight ? MoonWatch() : TideWatch() }

let assembler = Assembler([])
watches(true).begin(assembler)
watches(false).begin(assembler)
_ = assembler.resolver.resolve(Tide.self)!
_ = assembler.resolver.resolve(Moon.self)!
_ = assembler.resolver.resolve(String.self)!  // expect: missing-provider
