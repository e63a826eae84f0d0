// What is set need not have a live value (`prepareDependencies`, `withDependencies`; the message of the missing live value names both).
// counts: needs=5 opaque=0
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
  }
  var body: some Scene {
    WindowGroup { Screen().dependency(\.theme, Theme()) }
  }
}
struct Screen {
  @Dependency(\.database) var database
  @Dependency(\.player) var player  // expect: missing-provider
  @Dependency(\.theme) var theme
  @Dependency(\.sound.play) var play
  @Dependency(Route.self) var route
}
