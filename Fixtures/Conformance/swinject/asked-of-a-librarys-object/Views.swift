import SwiftUI
import WiringKit

struct TeaView: View {
  @EnvironmentObject var factory: WiringFactory
  let services = Services()
  var body: some View {
    let tea = services.resolve(Tea.self)
    let other = factory.resolve(Tea.self)
    let cup = factory.resolve(Cup.self, argument: 3)
    return Text("\(String(describing: (tea, other, cup)))")
  }
}

func open() {
  let tea: Tea = WiringFactory.resolve(Tea.self)
  print(tea, WiringFactory.tint, UIColor.resolve(3))
}

/// Whoever calls hands over what the library made. What is asked of a type that the library knows, and no program, is the library's own.
enum Door {
  case tea, other, hinge
  func open(with factory: WiringFactory, _ hinge: Hinge) -> Saucer {
    switch self {
    case .tea: Saucer(tea: factory.resolve(Tea.self))
    case .other: Saucer(tea: factory.resolve())
    case .hinge: Saucer(tint: hinge.resolve(3))
    }
  }
}
