// What a protocol's extension gives as a default says nothing of an object whose type has its own (Swift: a requirement is found by what the
// object is). `Plan.parts` is empty for those alone that leave it so: Nobody makes `DrainPart`.
// counts: opaque=0 includes>=2
import Swinject

protocol Plan { var parts: [Assembly] { get } }
extension Plan {
  var parts: [Assembly] { [] }
}

final class Pipe {}
final class Drain {}
final class Tap {}

struct PipePart: Assembly {
  func assemble(container: Container) { container.register(Pipe.self) { _ in Pipe() } }
}
struct TapPart: Assembly {
  func assemble(container: Container) { container.register(Tap.self) { _ in Tap() } }
}
struct DrainPart: Assembly {  // expect: unloaded-module (warning)
  func assemble(container: Container) { container.register(Drain.self) { _ in Drain() } }
}

struct HousePlan: Plan {
  var parts: [Assembly] { [PipePart()] }
}
struct KitchenPlan: Plan {
  var parts: [Assembly] { [TapPart()] }
}
struct EmptyPlan: Plan {}

final class House {
  let box = Container()

  init() {
    fill(HousePlan())
    fill(EmptyPlan())
  }

  private func fill(_ plan: Plan) { Assembler(container: box).apply(assemblies: plan.parts) }
}

func fill(_ plan: Plan, _ box: Container) {
  for part in plan.parts { part.assemble(container: box) }
}

@main struct Works {
  static func main() {
    let house = House()
    fill(KitchenPlan(), house.box)
    print(house.box.resolve(Pipe.self)!, house.box.resolve(Tap.self)!)
  }
}
