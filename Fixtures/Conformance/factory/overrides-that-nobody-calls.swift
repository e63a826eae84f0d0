// What a function of the container's extension registers is there only once somebody calls it (Factory 2, `Registrations.swift`: `register` replaces the
// factory's closure when it runs). `autoRegister` is called by the framework (`AutoRegistering`, `Containers.swift`).
// counts: needs=4
import Factory

protocol Crew { func row() }
final class Rowers: Crew { func row() {} }

extension Container {
  var crew: Factory<Crew> { self { fatalError("none yet") } }
  var helm: Factory<Crew> { self { fatalError("none yet") } }
  var cook: Factory<Crew> { self { fatalError("none yet") } }
  var bell: Factory<Crew> { self { fatalError("none yet") } }

  func fillCrew() { crew.register { Rowers() } }
  private func fillHelm() { helm.register { Rowers() } }  // expect: unloaded-module (warning)
  func fillCook() { cook.register { Rowers() } }
}
extension Container: AutoRegistering {
  public func autoRegister() { bell.register { Rowers() } }
}

struct Race {
  func go() {
    Container.shared.crew().row()  // expect: missing-provider
    Container.shared.helm().row()  // expect: missing-provider
    Container.shared.cook().row()
    Container.shared.bell().row()
  }
}

@main
struct App {
  static func main() {
    Container.shared.fillCook()
    Race().go()
  }
}
