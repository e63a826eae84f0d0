import Features
import Provider
import Swinject
import SwiftUI
extension Provider {
  func register() { _ = Assembler([MealAssembly(), ChatAssembly()], container: container) }
}
@main struct MealApp: App {
  init() { Provider.shared.register() }
  var body: some Scene { WindowGroup { MealView() } }
}
struct MealView: View {
  @Inject var meals: Meals
  @Inject var chats: Chats
  @Inject var keys: Keys  // expect: missing-provider
  var body: some View { Text("meal") }
}
