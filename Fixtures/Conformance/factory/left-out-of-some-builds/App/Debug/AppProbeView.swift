import FactoryKit
import SwiftUI

struct AppProbeView: View {
  @Injected(\.probeOfApp) private var probe
  var body: some View { Text("") }
  func look() { print(Container.shared.probeOfApp()) }
}
