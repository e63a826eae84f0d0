// What is set need not have a live value (`prepareDependencies`, `withDependencies`; the message of the missing live value names both).
// counts: needs=6 opaque=0
import ComposableArchitecture
import SwiftUI

struct Database: TestDependencyKey {
  static let testValue = Database()
}
struct Player: TestDependencyKey {
  static let testValue = Player()
}
struct Route: TestDependencyKey {
  static let testValue = Route()
}
struct Map: TestDependencyKey {
  static let testValue = Map()
}
struct Sound: TestDependencyKey {
  var play: () -> Void = {}
  static let testValue = Sound()
}
struct Theme: TestDependencyKey {
  static let testValue = Theme()
}
extension DependencyValues {
  var database: Database {
    get { self[Database.self] }
    set { self[Database.self] = newValue }
  }
  var player: Player {
    get { self[Player.self] }
    set { self[Player.self] = newValue }
  }
  var map: Map {
    get { self[Map.self] }
    set { self[Map.self] = newValue }
  }
  var sound: Sound {
    get { self[Sound.self] }
    set { self[Sound.self] = newValue }
  }
  var theme: Theme {
    get { self[Theme.self] }
    set { self[Theme.self] = newValue }
  }
}

@main
struct Shop: App {
  init() {
    prepareDependencies {
      $0.database = Database()
      $0.sound.play = {}
    }
    withDependencies { values in values[Route.self] = Route() } operation: {}
    prepareDependencies(fill)
  }
  var body: some Scene {
    WindowGroup { Screen().dependency(\.theme, Theme()) }
  }
}
struct Screen {
  @Dependency(\.database) var database
  // Others set something of the same name, and only a preview sets the dependency.
  @Dependency(\.player) var player  // expect: missing-provider
  @Dependency(\.theme) var theme
  @Dependency(\.sound.play) var play
  @Dependency(Route.self) var route
  @Dependency(\.map) var map
}
struct State {
  var player = 0
}
func reduce() {
  _ = Reduce { state, action in state.player = 1 }
}
struct Screen_Previews: PreviewProvider {
  static var previews: some View {
    withDependencies { $0.player = Player() } operation: { Screen() }
  }
}
func fill(_ values: inout DependencyValues) { values.map = Map() }
