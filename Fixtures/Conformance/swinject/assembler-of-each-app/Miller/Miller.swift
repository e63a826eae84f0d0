import Cellar
import Pantry
import Swinject

final class Stone {}
final class Brook: Water {}
final class StoneAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Stone.self) { _ in Stone() }
    container.register(Water.self) { _ in Brook() }
  }
}
@main
final class MillerApp {
  static func main() {
    let assembler = Assembler([StoneAssembly()])
    Pantry.shared.container = assembler.resolver as! Container
    print(Door(), Shelf())
  }
}
