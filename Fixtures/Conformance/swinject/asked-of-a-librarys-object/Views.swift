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
