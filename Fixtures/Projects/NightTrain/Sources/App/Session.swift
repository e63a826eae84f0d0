import Berths
import Core
import Knit

/// What somebody who is signed in gets on top of the app.
@MainActor
final class Session {
  private let parent: ModuleAssembler
  private(set) var resolver: TravellerResolver?

  init(parent: ModuleAssembler) { self.parent = parent }

  func signIn(name: String) {
    let assembler = ScopedModuleAssembler<TravellerResolver>(
      parent: parent, [BerthsAssembly()],
      postAssemble: { container in container.register(Traveller.self) { _ in Traveller(name: name) } })
    resolver = assembler.resolver
  }
}
