// Swift's SE-0289: a result builder is handed what the statements of a body are, and answers for it. What it makes of assemblies is
// loaded, nothing else is. Observed with 2.10.0.
// counts: needs=14 opaque=0
import Swinject

final class Tea {}
final class Leaf {}
final class Cup {}
final class Pot {}
final class Milk {}
final class Salt {}
final class Jam {}

struct TeaPart: Assembly { func assemble(container: Container) { container.register(Tea.self) { _ in Tea() } } }
struct LeafPart: Assembly { func assemble(container: Container) { container.register(Leaf.self) { _ in Leaf() } } }
struct CupPart: Assembly { func assemble(container: Container) { container.register(Cup.self) { _ in Cup() } } }
struct PotPart: Assembly { func assemble(container: Container) { container.register(Pot.self) { _ in Pot() } } }
struct MilkPart: Assembly {
  let isCold: Bool
  func assemble(container: Container) { container.register(Milk.self) { _ in Milk() } }
}

// Elements as they are.
@resultBuilder
enum Listing {
  static func buildBlock(_ parts: Assembly...) -> [Assembly] { parts }
}

// Lists, of values and of lists, with choices and loops.
@resultBuilder
struct Menu {
  static func buildExpression(_ part: Assembly) -> [Assembly] { [part] }
  static func buildExpression(_ parts: [Assembly]) -> [Assembly] { parts }
  static func buildBlock(_ parts: [Assembly]...) -> [Assembly] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Assembly]?) -> [Assembly] { part ?? [] }
  static func buildEither(first: [Assembly]) -> [Assembly] { first }
  static func buildEither(second: [Assembly]) -> [Assembly] { second }
  static func buildArray(_ parts: [[Assembly]]) -> [Assembly] { parts.flatMap { $0 } }
}

// One after the other, and something else in the end.
struct Tray { let parts: [Assembly] }
@resultBuilder
enum Stacking {
  static func buildPartialBlock(first: Assembly) -> [Assembly] { [first] }
  static func buildPartialBlock(accumulated: [Assembly], next: Assembly) -> [Assembly] { accumulated + [next] }
  static func buildFinalResult(_ parts: [Assembly]) -> Tray { Tray(parts: parts) }
}

@Listing func plain() -> [Assembly] {
  TeaPart()
  LeafPart()
}

@Menu func full(isLarge: Bool) -> [Assembly] {
  let milk = MilkPart(isCold: true)
  plain()
  if isLarge { CupPart() } else { PotPart() }
  for part in [milk] { part }
}

@Menu var daily: [Assembly] {
  TeaPart()
  if CommandLine.arguments.count > 3 { CupPart() }
}

@Stacking func stacked() -> Tray {
  CupPart()
  PotPart()
}

// `return` takes the builder away.
@Listing func written() -> [Assembly] {
  let parts: [Assembly] = [TeaPart(), CupPart()]
  return parts
}

func serve(@Menu parts: () -> [Assembly]) -> Resolver { Assembler(parts()).resolver }

func start() {
  let first = Assembler(plain()).resolver
  _ = first.resolve(Tea.self)!
  _ = first.resolve(Leaf.self)!
  _ = first.resolve(Salt.self)!  // expect: missing-provider

  let second = Assembler(full(isLarge: true)).resolver
  _ = second.resolve(Leaf.self)!
  _ = second.resolve(Cup.self)!
  _ = second.resolve(Milk.self)!
  _ = second.resolve(Jam.self)!  // expect: missing-provider

  let third = Assembler(daily).resolver
  _ = third.resolve(Tea.self)!
  _ = third.resolve(Milk.self)!  // expect: missing-provider

  _ = Assembler(stacked().parts).resolver.resolve(Pot.self)!
  let fourth = Assembler(written()).resolver
  _ = fourth.resolve(Cup.self)!
  _ = fourth.resolve(Leaf.self)!  // expect: missing-provider

  let fifth = serve {
    CupPart()
    plain()
    for part in [PotPart()] { part }
  }
  _ = fifth.resolve(Pot.self)!
  _ = fifth.resolve(Leaf.self)!
}
