// "The Swift Programming Language", Constants and Variables: a constant may be given its value after it is declared, once on each way. What stands behind an
// `if`, a `switch` or an `#if` meets what any of the ways left, and nothing of a way that returned. Swinject: Sources/Assembler.swift assembles
// what it is handed.
// counts: opaque=0
import Swinject

class Tide {}
final class Sand {}
final class SandyTide: Tide { init(sand: Sand) { super.init() } }

final class FirstParts: Assembly {
  func assemble(container: Container) {
    container.register(Tide.self) { r in SandyTide(sand: r.resolve(Sand.self)!) }  // expect: missing-provider
  }
}
final class SecondParts: Assembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}
final class ThirdParts: Assembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}
// Nobody loads it.
final class ForgottenParts: Assembly {  // expect: unloaded-module (note)
  func assemble(container: Container) {}
}
func start(_ arguments: [String]) {
  let parts: [Assembly]
  if arguments.count > 1 { parts = [FirstParts()] } else { parts = [SecondParts()] }
  print(Assembler(parts).resolver.resolve(Tide.self)!)

  let part: Assembly
  #if os(macOS)
    part = ThirdParts()
  #else
    part = FourthParts()
  #endif
  print(Assembler([part]).resolver.resolve(Tide.self)!)

  var gone: [Assembly] = [SecondParts()]
  if arguments.count > 2 {
    gone = [FirstParts()]
    return
  }
  print(Assembler(gone).resolver.resolve(Tide.self)!)

  let name: String
  switch arguments.count {
  case 0: name = "low"
  default: name = "high"
  }
  let container = Container()
  container.register(Tide.self, name: "high") { _ in Tide() }
  print(container.resolve(Tide.self, name: name)!)  // expect: missing-provider
}
final class FourthParts: Assembly {
  func assemble(container: Container) { container.register(Tide.self) { _ in Tide() } }
}
start(CommandLine.arguments)
