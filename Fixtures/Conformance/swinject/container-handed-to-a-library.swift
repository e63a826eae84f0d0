// Swinject: `Container` and `Assembler` are classes (Container.swift, Assembler.swift), and whoever has one fills it. A library that is handed one
// may do so in whichever words; with nothing that the app declares, since a library imports no app that uses it (Docs/Decisions).
// counts: opaque=7
import OrchardKit
import Swinject

final class Own {}

func byStaticFunction() {
  let container = Container()
  Orchard.plant(container)
  print(container.resolve(Apple.self)!)  // expect: missing-provider (note)
  print(container.resolve(Own.self)!)  // expect: missing-provider
}
func byFreeFunction() {
  let container = Container()
  plantOrchard(in: container)
  print(container.resolve(Pear.self)!)  // expect: missing-provider (note)
}
func byExtension() {
  let container = Container()
  container.plantOrchard()
  print(container.resolve(Plum.self)!)  // expect: missing-provider (note)
}
func byExtensionOfAssembler() {
  let assembler = Assembler([])
  assembler.plantOrchard()
  print(assembler.resolver.resolve(Cherry.self)!)  // expect: missing-provider (note)
}
func byPart() {
  let container = Container()
  [OrchardPart.self].forEach { $0.plant(into: container) }
  print(container.resolve(Quince.self)!)  // expect: missing-provider (note)
}
func byProperty() {
  let container = Container()
  Orchard.shared.container = container
  print(container.resolve(Fig.self)!)  // expect: missing-provider (note)
}
func plant(_ container: Container) { Orchard.plant(container) }
func byHelper() {
  let container = Container()
  plant(container)
  print(container.resolve(Date.self)!)  // expect: missing-provider (note)
}
func bySystem() {
  let container = Container()
  print(container)
  NSLog("%@", container)
  withExtendedLifetime(container) {}
  container.removeAll()
  print(container.resolve(Grape.self)!)  // expect: missing-provider
}
