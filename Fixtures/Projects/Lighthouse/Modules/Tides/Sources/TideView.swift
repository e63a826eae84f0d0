import BeaconsInterface
import SeaCharts  // expect: undeclared-dependency (warning)
import SwiftUI

public struct TideView: View {
  let beacon: any Beacon
  let chart: SeaChart

  public init(beacon: any Beacon, chart: SeaChart) {
    self.beacon = beacon
    self.chart = chart
  }

  public var body: some View { Text("\(beacon.name) at \(chart.scale)") }
}
