import Beacons
import SeaCharts
import SwiftUI
import Tides

@main
struct LighthouseApp: App {
  var body: some Scene {
    WindowGroup { TideView(beacon: NorthBeacon(), chart: SeaChart()) }
  }
}
