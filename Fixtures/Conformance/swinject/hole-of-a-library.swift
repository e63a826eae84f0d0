// An assembly from outside may provide what is declared outside; a type of the app cannot come from a module that does not import the app.
import RemoteKit
import Swinject
final class Own {}
final class Screen { init(own: Own, remote: RemoteClient) {} }
struct AppAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Screen.self) { r in Screen(own: r.resolve(Own.self)!, remote: r.resolve(RemoteClient.self)!) }  // expect: missing-provider, missing-provider (note)
  }
}
let assembler = Assembler([RemoteAssembly(), AppAssembly()])
func start() { _ = assembler.resolver.resolve(Screen.self)! }
