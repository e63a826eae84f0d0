// What an attached macro or a tool adds to a type of the program is the program's: handed a container, it may fill it with anything (Docs/Decisions).
// What is missing there is not told; each place is counted. A library's protocol knows none of the program's types but the one that meets it.
// counts: opaque=9
import OrchardKit
import Swinject

@Rooted final class Apple {}
final class Pear {}
@Planter struct Grove {
  func plantAll(_ container: Container) { plantMore(container) }
}
@Planter enum Season { case spring }
@Planter final class Shed {}
enum Cellar {}
struct Fig: Plantable {}
struct Quince: Plantable {}
struct Barrel { var name = "" }

func byMacro() {
  let container = Container()
  Apple.register(in: container)
  print(container.resolve(Pear.self)!)
}
func byMethod() {
  let container = Container()
  Grove().plant(container)
  print(container.resolve(Pear.self)!)
}
func byCase() {
  let container = Container()
  Season.spring.plant(container)
  print(container.resolve(Pear.self)!)
}
func byInstance() {
  let container = Container()
  Grove.shared.plant(into: container)
  print(container.resolve(Pear.self)!)
}
func byInitializer() {
  let container = Container()
  _ = Shed(container)
  print(container.resolve(Pear.self)!)
}
func byProperty() {
  let container = Container()
  let shed = Shed()
  shed.container = container
  print(container.resolve(Pear.self)!)
}
func byOwnCode() {
  let container = Container()
  Grove().plantAll(container)
  print(container.resolve(Pear.self)!)
}
func byTool() {
  let container = Container()
  Cellar.fill(container)
  print(container.resolve(Pear.self)!)
}
func byLibrary() {
  let container = Container()
  Fig.register(in: container)
  print(container.resolve(Fig.self)!)  // expect: missing-provider (note)
  print(container.resolve(Quince.self)!)  // expect: missing-provider
}
func byNobody() {
  let container = Container()
  print(Barrel(name: "oak"), Grove())
  print(container.resolve(Pear.self)!)  // expect: missing-provider
}
