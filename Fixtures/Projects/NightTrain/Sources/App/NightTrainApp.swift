import Core
import Dining
import Foundation
import Journeys
import Knit
import SwiftUI
import Timetable

@main
struct NightTrainApp: App {
  private let assembler: ScopedModuleAssembler<AppResolver> = {
    let server = URL(string: "https://timetable.example")!
    return ScopedModuleAssembler<AppResolver>([
      AppAssembly(), TimetableAssembly(server: server),
    ])
  }()

  var body: some Scene {
    WindowGroup {
      HomePage(resolver: assembler.resolver, session: Session(parent: assembler.internalAssembler))
    }
  }
}
