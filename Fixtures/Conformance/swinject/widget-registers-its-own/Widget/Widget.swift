import Features
import Provider
import Swinject
import SwiftUI
import WidgetKit
extension Provider {
  func register() { _ = Assembler([MealAssembly(), KeyAssembly()], container: container) }
}
@main struct MealWidget: Widget {
  init() { Provider.shared.register() }
  var body: some WidgetConfiguration { StaticConfiguration(kind: "meal", provider: Timeline()) { _ in Text("meal") } }
}
struct Timeline {
  @Inject var meals: Meals
  @Inject var keys: Keys
  @Inject var chats: Chats  // expect: missing-provider
}
