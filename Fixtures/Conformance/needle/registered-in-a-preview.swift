// Xcode, "Previewing your app's interface": a preview makes its view and runs nothing that launches the app, so that what it shows has to register the
// factories by itself. A view that the app shows as well registers once more.
import NeedleFoundation
import SwiftUI

final class HarbourComponent: BootstrapComponent {
  var title: String { "harbour" }
}

@main struct HarbourApp: App {
  init() { registerProviderFactories() }
  var body: some Scene { WindowGroup { PierView() } }
}

struct PierView: View {
  init() { registerProviderFactories() }  // expect: needle-repeated-registration (note)
  var body: some View { Text(HarbourComponent().title) }
}

struct HarbourPreview: PreviewProvider {
  struct Shown: View {
    init() { registerProviderFactories() }
    var body: some View { Text(HarbourComponent().title) }
  }
  static var previews: some View { Shown() }
}
