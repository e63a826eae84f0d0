// A container holds what the assemblies register that are applied to it when it is made (Swinject, Assembler.swift, `init(_:container:)` and
// `run(assemblies:)`); a function makes one if somebody calls it, a computed or lazy property if somebody reads it, a static one when it is read
// for the first time. What nobody makes lacks nothing, and loads nothing.
// counts: needs>=4 opaque=0
import Swinject

protocol Clock {}
final class WallClock: Clock {}
final class Face { init(clock: Clock) {} }
final class Dial {}
final class Hand {}
final class Bell {}
final class Spring {}

final class FaceAssembly: Assembly {
  // The word is that of another one, which everybody reads.
  var assembler: Assembler { Assembler([self]) }
  func makeAssembler() -> Assembler { Assembler([self]) }
  func assemble(container: Container) {
    container.register(Face.self) { r in Face(clock: r.resolve(Clock.self)!) }
  }
}
final class ClockAssembly: Assembly {
  func assemble(container: Container) { container.register(Clock.self) { _ in WallClock() } }
}

func preview() -> Assembler { Assembler([FaceAssembly()]) }
private func tryOut() {
  let own = Container()
  own.register(Face.self) { r in Face(clock: r.resolve(Clock.self)!) }
  _ = own.resolve(Face.self)!
  _ = make([FaceAssembly()]).resolver.resolve(Dial.self)!
}
enum Bench {
  static let assembler = Assembler([FaceAssembly()])
  static func assemble(_ part: FaceAssembly) -> Assembler { Assembler([part]) }
}
// Whoever calls that one is called himself, or not.
func make(_ parts: [Assembly]) -> Assembler { Assembler(parts) }

// Nothing else loads these; the second one tests may load, which are not read.
final class DialAssembly: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Dial.self) { _ in Dial() } }
}
final class HandAssembly: Assembly {  // expect: unloaded-module (note)
  func assemble(container: Container) { container.register(Hand.self) { _ in Hand() } }
}
final class Workshop {
  private lazy var dials = Assembler([DialAssembly()])
  lazy var hands = Assembler([HandAssembly()])
  func open() {}
}

let assembler = Assembler([ClockAssembly(), FaceAssembly()])
Workshop().open()
_ = assembler.resolver.resolve(Face.self)!
_ = assembler.resolver.resolve(Dial.self)!  // expect: missing-provider
_ = assembler.resolver.resolve(Hand.self)!  // expect: missing-provider
_ = make([ClockAssembly()]).resolver.resolve(Clock.self)!
