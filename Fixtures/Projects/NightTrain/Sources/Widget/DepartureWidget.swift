import Core
import Journeys
import Knit
import SwiftUI
import WidgetKit

@main
struct DepartureWidget: Widget {
  private let assembler = ScopedModuleAssembler<AppResolver>([JourneysAssembly()])  // expect: knit-missing-assembly

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "departure", provider: Departures(planner: assembler.resolver.planner())) { entry in
      Text(entry.text)
    }
  }
}
