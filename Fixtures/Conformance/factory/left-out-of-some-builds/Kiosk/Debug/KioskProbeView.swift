import FactoryKit
import SwiftUI

struct KioskProbeView: View {
  @Injected(\.probeOfKiosk) private var probe
  var body: some View { Text("") }
  func look() { print(Container.shared.probeOfKiosk()) }
}
