import KitchenKit
import SwiftUI

struct TeaView: View {
  @Environment(\.resolver) private var resolver
  @Environment(\.cupboard) private var cupboard
  var body: some View { Text("tea") }

  private func pour() {
    guard let resolver else { return }
    print(resolver.teaService())
  }
  private func pourAgain() { print(resolver.teaService()) }
  private func look() { print(cupboard.mugService()) }
}
