// Swift's SE-0289. What a builder makes where one of its parts is a block of another kind, and what a builder of a library makes of anything, is not
// known: it is counted, and what may be in it is missing for certain nowhere, and loaded by nobody neither.
// counts: needs=4 opaque=2
import Kit
import Swinject

final class Tea {}
final class Cup {}

struct TeaPart: Assembly { func assemble(container: Container) { container.register(Tea.self) { _ in Tea() } } }
struct CupPart: Assembly { func assemble(container: Container) { container.register(Cup.self) { _ in Cup() } } }

@resultBuilder
enum Menu {
  static func buildBlock(_ parts: [Assembly]...) -> [Assembly] { parts.flatMap { $0 } }
  static func buildExpression(_ part: Assembly) -> [Assembly] { [part] }
  static func buildEither(first: [Assembly]) -> [Assembly] { first }
  static func buildEither(second: [Assembly]) -> [Assembly] { second }
}

@Menu func some(_ number: Int) -> [Assembly] {
  TeaPart()
  do { CupPart() }
}

@KitBuilder func others() -> [Assembly] {
  TeaPart()
  CupPart()
}

func start() {
  let first = Assembler(some(1)).resolver
  _ = first.resolve(Tea.self)!  // expect: missing-provider (note)
  _ = first.resolve(Cup.self)!  // expect: missing-provider (note)
  let second = Assembler(others()).resolver
  _ = second.resolve(Tea.self)!
  _ = second.resolve(Cup.self)!
}
