// Swift's SE-0289, Selection Statements: of a `switch` the case that is taken is handed to the builder, each by `buildEither`; `#if` is decided before a
// builder sees anything.
// counts: needs=12 opaque=0
import Swinject

final class Tea {}
final class Cup {}
final class Jug {}
final class Spoon {}
final class Lid {}
final class Tray {}
final class Pot {}

struct TeaPart: Assembly { func assemble(container: Container) { container.register(Tea.self) { _ in Tea() } } }
struct CupPart: Assembly { func assemble(container: Container) { container.register(Cup.self) { _ in Cup() } } }
struct JugPart: Assembly { func assemble(container: Container) { container.register(Jug.self) { _ in Jug() } } }
struct SpoonPart: Assembly { func assemble(container: Container) { container.register(Spoon.self) { _ in Spoon() } } }
struct LidPart: Assembly { func assemble(container: Container) { container.register(Lid.self) { _ in Lid() } } }
struct PotPart: Assembly { func assemble(container: Container) { container.register(Pot.self) { _ in Pot() } } }
struct TrayPart: Assembly { func assemble(container: Container) { container.register(Tray.self) { _ in Tray() } } }

@resultBuilder
enum Menu {
  static func buildBlock(_ parts: [Assembly]...) -> [Assembly] { parts.flatMap { $0 } }
  static func buildExpression(_ part: Assembly) -> [Assembly] { [part] }
  static func buildEither(first: [Assembly]) -> [Assembly] { first }
  static func buildEither(second: [Assembly]) -> [Assembly] { second }
}

enum Meal { case breakfast, dinner, supper }

@Menu func parts(_ meal: Meal) -> [Assembly] {
  TeaPart()
  switch meal {
  case .breakfast: CupPart()
  case .dinner:
    JugPart()
    SpoonPart()
  case .supper: LidPart()
  }
}

@Menu func built() -> [Assembly] {
  TeaPart()
  #if DEBUG
    CupPart()
    PotPart()
  #else
    CupPart()
  #endif
}

@Menu func some(_ number: Int) -> [Assembly] {
  switch number {
  case 1: TrayPart()
  default: LidPart()
  }
}

func start() {
  let breakfast = Assembler(parts(.breakfast)).resolver
  _ = breakfast.resolve(Tea.self)!
  _ = breakfast.resolve(Cup.self)!
  _ = breakfast.resolve(Jug.self)!  // expect: missing-provider
  let dinner = Assembler(parts(.dinner)).resolver
  _ = dinner.resolve(Jug.self)!
  _ = dinner.resolve(Spoon.self)!
  _ = dinner.resolve(Lid.self)!  // expect: missing-provider
  let each = Assembler(built()).resolver
  _ = each.resolve(Tea.self)!
  _ = each.resolve(Cup.self)!
  _ = each.resolve(Spoon.self)!  // expect: missing-provider
  // What only debug builds have, releases lack.
  _ = each.resolve(Pot.self)!  // expect: missing-provider
  // Which way is taken, nobody knows.
  let any = Assembler(some(Int.random(in: 0...1))).resolver
  _ = any.resolve(Tray.self)!
  _ = any.resolve(Lid.self)!
}
