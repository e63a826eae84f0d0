// SwiftUI's `environment(_:_:)` and `environmentObject(_:)` hand an object down to views and do nothing to it (developer.apple.com,
// View.environment(_:_:)), and so does what is Apple's in a file that no library is in reach of: nothing of that fills a container.
import SwiftUI
import Swinject

final class Lamp {}

@MainActor enum Keeper {
  static let container: Container = {
    let container = Container()
    container.register(Lamp.self) { _ in Lamp() }
    return container
  }()
}

struct KeeperKey: EnvironmentKey { static var defaultValue: Container { Keeper.container } }
extension EnvironmentValues {
  var keeper: Container {
    get { self[KeeperKey.self] }
    set { self[KeeperKey.self] = newValue }
  }
}

struct Top: View {
  @State private var held = State(initialValue: Keeper.container)
  var body: some View { Text("top").onAppear { print(ObjectIdentifier(Keeper.container)) } }
}

func read() {
  print(Keeper.container.resolve(Lamp.self)!)
  print(Keeper.container.resolve(UserDefaults.self)!)  // expect: missing-provider
}
