// counts: registrations=8 needs=7 includes=7 opaque=0
// A function or property with several `return`s answers one of them, which is what is loaded (Swinject 2.10, Assembler.swift: `apply(assemblies:)`).
import Swinject

protocol Sail {}
struct LinenSail: Sail {}
struct PaperSail: Sail {}
final class Rope {}
final class Anchor {}
final class Flag {}
final class Lantern {}
final class Bell {}

final class LinenPart: Assembly {
  func assemble(container: Container) { container.register(Sail.self) { _ in LinenSail() } }
}
final class PaperPart: Assembly {
  func assemble(container: Container) { container.register(Sail.self) { _ in PaperSail() } }
}
final class RopePart: Assembly {
  func assemble(container: Container) { container.register(Rope.self) { _ in Rope() } }
}
final class AnchorPart: Assembly {
  func assemble(container: Container) { container.register(Anchor.self) { _ in Anchor() } }
}
final class FlagPart: Assembly {
  func assemble(container: Container) { container.register(Flag.self) { _ in Flag() } }
}
final class LanternPart: Assembly {
  func assemble(container: Container) { container.register(Lantern.self) { _ in Lantern() } }
}
final class BellPart: Assembly {
  func assemble(container: Container) { container.register(Bell.self) { _ in Bell() } }
}
/// None of the ways answers it.
final class SparePart: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Whistle.self) { _ in Whistle() } }
}
final class Whistle {}

enum Parts {
  static var sails: [Assembly] {
    #if PAPER
      return [PaperPart()]
    #else
      return [LinenPart(), RopePart()]
    #endif
  }

  static func below(_ isMoored: Bool) -> [Assembly] {
    guard isMoored else { return [FlagPart()] }
    return [AnchorPart(), FlagPart()]
  }

  static var light: Assembly? {
    if CommandLine.arguments.count > 1 { return LanternPart() }
    return nil
  }

  static var sound: [Assembly] { if CommandLine.arguments.isEmpty { [] } else { [BellPart()] } }
}

@main struct Boat {
  static func main() {
    let assembler = Assembler(Parts.sails)
    assembler.apply(assemblies: Parts.below(CommandLine.arguments.count > 2))
    if let light = Parts.light { assembler.apply(assembly: light) }
    assembler.apply(assemblies: Parts.sound)
    let box = assembler.resolver
    _ = box.resolve(Sail.self)!
    _ = box.resolve(Rope.self)!
    _ = box.resolve(Anchor.self)!
    _ = box.resolve(Flag.self)!
    _ = box.resolve(Lantern.self)!
    _ = box.resolve(Bell.self)!
    _ = box.resolve(Whistle.self)!  // expect: missing-provider
  }
}
