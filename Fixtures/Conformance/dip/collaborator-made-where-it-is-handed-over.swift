// Collaborators are held weakly (Sources/Dip.swift, `collaborate(with:)`): what only the call's argument holds is gone after it.
import Dip

final class Lamp {}
final class Oil {}

final class Cabin {
  let box = DependencyContainer()
  private var spares: [DependencyContainer] = []

  func furnish() throws {
    box.collaborate(with: DependencyContainer { $0.register { Lamp() } })  // expect: dip-collaborator-released
    spares.append(DependencyContainer { $0.register { Oil() } })
    box.collaborate(with: spares)
  }

  // Both end with the function.
  func look() throws -> Oil {
    let other = DependencyContainer()
    other.collaborate(with: DependencyContainer { $0.register { Oil() } })
    return try other.resolve()
  }
}

let cabin = Cabin()
try cabin.furnish()
_ = try cabin.box.resolve() as Lamp
_ = try cabin.box.resolve() as Oil
_ = try cabin.look()
