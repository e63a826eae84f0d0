import Pantry
import Swinject

final class Stone {}
final class StoneAssembly: Assembly {
  func assemble(container: Container) { container.register(Stone.self) { _ in Stone() } }
}
@main
final class MillerApp {
  static func main() {
    let assembler = Assembler([StoneAssembly()])
    Pantry.shared.container = assembler.resolver as! Container
  }
}
