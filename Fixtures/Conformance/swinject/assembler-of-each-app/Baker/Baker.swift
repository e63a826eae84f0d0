import Oven
import Pantry
import Swinject

final class Wheat: Flour {}
final class FlourAssembly: Assembly {
  func assemble(container: Container) { container.register(Flour.self) { _ in Wheat() } }
}
@main
final class BakerApp {
  static func main() {
    let assembler = Assembler([FlourAssembly()])
    Pantry.shared.container = assembler.resolver as! Container
    print(OvenRoute().build())
  }
}
