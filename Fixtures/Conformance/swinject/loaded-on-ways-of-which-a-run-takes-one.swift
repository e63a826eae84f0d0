// Swift: of two functions that a run calls one or the other, what both register never meets; what is loaded by a function that nobody calls is never there.
import Swinject

protocol Tea {}
final class Green: Tea {}
final class Black: Tea {}
protocol Milk {}
final class Whole: Milk {}
final class Oat: Milk {}
protocol Sugar {}
final class White: Sugar {}
final class Brown: Sugar {}
protocol Cup {}
final class Small: Cup {}
final class Large: Cup {}

final class GreenAssembly: Assembly {
  func assemble(container: Container) { container.register(Tea.self) { _ in Green() } }
}
final class BlackAssembly: Assembly {
  func assemble(container: Container) { container.register(Tea.self) { _ in Black() } }
}
final class WholeAssembly: Assembly {
  func assemble(container: Container) { container.register(Milk.self) { _ in Whole() } }
}
final class OatAssembly: Assembly {
  func assemble(container: Container) { container.register(Milk.self) { _ in Oat() } }
}
final class WhiteAssembly: Assembly {
  func assemble(container: Container) { container.register(Sugar.self) { _ in White() } }
}
final class BrownAssembly: Assembly {
  func assemble(container: Container) { container.register(Sugar.self) { _ in Brown() } }
}
final class SmallAssembly: Assembly {
  func assemble(container: Container) { container.register(Cup.self) { _ in Small() } }
}
final class LargeAssembly: Assembly {
  func assemble(container: Container) { container.register(Cup.self) { _ in Large() } }  // expect: duplicate-provider (warning)
}

final class Kitchen {
  static let main = Kitchen()
  let container = Container()
  private lazy var assembler = Assembler()

  func brewGreen() { assembler = Assembler([GreenAssembly()], container: container) }
  func brewBlack() { assembler = Assembler([BlackAssembly()], container: container) }
  func pourWhole() { assembler = Assembler([WholeAssembly()], container: container) }
  func pourOat() { assembler = Assembler([OatAssembly()], container: container) }
  func sweeten() { assembler = Assembler([WhiteAssembly()], container: container) }
  /// Nobody calls it.
  func sweetenMore() { assembler = Assembler([BrownAssembly()], container: container) }
  func serveSmall() { assembler = Assembler([SmallAssembly()], container: container) }
  func serveLarge() { assembler = Assembler([LargeAssembly()], container: container) }
}

func breakfast(isEarly: Bool) {
  if isEarly { Kitchen.main.brewBlack() } else { Kitchen.main.brewGreen() }
  Kitchen.main.sweeten()
  if isEarly { Kitchen.main.serveSmall() }
  Kitchen.main.serveLarge()
  #if OATS
    Kitchen.main.pourOat()
  #else
    Kitchen.main.pourWhole()
  #endif
}

breakfast(isEarly: CommandLine.arguments.count > 1)
print(Kitchen.main.container.resolve(Tea.self)!, Kitchen.main.container.resolve(Milk.self)!)
print(Kitchen.main.container.resolve(Sugar.self)!, Kitchen.main.container.resolve(Cup.self)!)
// counts: needs=4 opaque=0 includes>=7
