// Swift: who returned before never meets what follows; who did not return does.
import Swinject

protocol Road {}
final class Gravel: Road {}
final class Tar: Road {}
protocol Sign {}
final class Stop: Sign {}
final class Yield: Sign {}

final class GravelAssembly: Assembly {
  func assemble(container: Container) { container.register(Road.self) { _ in Gravel() } }
}
final class TarAssembly: Assembly {
  func assemble(container: Container) { container.register(Road.self) { _ in Tar() } }
}
final class StopAssembly: Assembly {
  func assemble(container: Container) { container.register(Sign.self) { _ in Stop() } }
}
final class YieldAssembly: Assembly {
  func assemble(container: Container) { container.register(Sign.self) { _ in Yield() } }  // expect: duplicate-provider (warning)
}

final class Map {
  static let main = Map()
  let container = Container()
  private lazy var assembler = Assembler()

  func drawGravel() { assembler = Assembler([GravelAssembly()], container: container) }
  func drawTar() { assembler = Assembler([TarAssembly()], container: container) }
  func drawStop() { assembler = Assembler([StopAssembly()], container: container) }
  func drawYield() { assembler = Assembler([YieldAssembly()], container: container) }
}

func draw(isOld: Bool) {
  Map.main.drawStop()
  Map.main.drawYield()
  if isOld {
    Map.main.drawGravel()
    return
  }
  Map.main.drawTar()
}

draw(isOld: CommandLine.arguments.count > 1)
print(Map.main.container.resolve(Road.self)!, Map.main.container.resolve(Sign.self)!)
// counts: needs=2 opaque=0
