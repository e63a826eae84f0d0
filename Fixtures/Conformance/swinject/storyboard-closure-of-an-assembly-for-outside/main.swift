// counts: registrations>=1 needs>=2
// An assembly that is handed to a class outside the sources: what its storyboard closures ask for is read (unknown), or counted.
import StateMachineKit
import Swinject

final class Router {}
final class StartController: UIViewController { var router: Router? }
struct StartAssembly: Assembly {
  func assemble(container: Container) {
    container.autoregister(Router.self, initializer: Router.init)
    container
      .storyboardInitCompleted(StartController.self) { resolver, controller in
        let router = resolver.resolve(Router.self)!
        controller.router = router
      }
  }
}
enum State: StateConfig {
  case start, end
  var dependencies: [Assembly] {
    switch self {
    case .start: return [StartAssembly()]
    default: return []
    }
  }
}
final class Machine: OutsideMachine<State> {}
final class AppDelegate {
  let assembler = Assembler([])
  func start() {
    let machine = Machine(assembler: assembler)
    machine.run()
    _ = assembler.resolver.resolve(Router.self)!
  }
}
