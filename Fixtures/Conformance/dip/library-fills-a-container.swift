// DependencyContainer.swift: a class, which whoever has it fills. A library may register what it declares, by an extension as well.
// counts: opaque=1
import Dip
import OrchardKit

final class Pond {}
let container = DependencyContainer()
func load() throws {
  container.register { Pond() }
  container.plantOrchard()
  let pond: Pond = try container.resolve()
  let tree: AppleTree = try container.resolve()  // expect: missing-provider (note)
  print(pond, tree)
}
