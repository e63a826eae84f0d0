// 1.x: factories may be gathered in a type inside the container's, and each is one of its own, whatever another type calls its like.
// counts: registrations=4 needs=5 opaque=0
import Factory

final class Kettle {}
final class Oven { init(kettle: Kettle) {} }
protocol Tea {}

extension Container {
  static let kettle = Factory<Kettle> { Kettle() }
  enum Kitchen {
    static let kettle = Factory(scope: .singleton) { Kettle() }
    static let oven = Factory<Oven> { Oven(kettle: kettle()) }
    static let tea = Factory<Tea?> { nil }
  }
}

struct Cook {
  @Injected(Container.Kitchen.oven) var oven
  let kettles = [Container.kettle(), Container.Kitchen.kettle()]
  func brew() { print(Container.Kitchen.tea()!) }  // expect: missing-provider
}

print(Cook())
