// Swinject looks a registration up by the name that it is handed (`Container.resolve(_:name:)`, `ServiceKey`). What is asked for under one of several
// names, nobody knows which, is missing where nothing is registered under any of them.
// counts: needs>=6 opaque=2
import Swinject

protocol Screen {}
protocol Panel {}
protocol Sheet {}
final class Plain: Screen, Panel, Sheet {}

enum Page: CaseIterable {
  case tide, moon
  var title: String {
    switch self {
    case .tide: return "the tide"
    case .moon: return "the moon"
    }
  }
}
enum Part: String { case ebb, flow = "rise" }

final class Chart {
  static let container = Container()
  static var part = Part.ebb
  static var isTried = false

  static func fill() {
    container.register(Screen.self, name: "the moon") { _ in Plain() }
    container.register(Sheet.self, name: CommandLine.arguments[0]) { _ in Plain() }
    container.register(Plain.self) { _ in Plain() }
  }
}

final class Shore {
  func open(_ page: Page) {
    _ = Chart.container.resolve(Screen.self, name: page.title)!
    _ = Chart.container.resolve(Panel.self, name: page.title)!  // expect: missing-provider
    _ = Chart.container.resolve(Panel.self, name: Chart.part.rawValue)!  // expect: missing-provider
    // Somebody registers it under a name that nobody knows.
    _ = Chart.container.resolve(Sheet.self, name: page.title)!
  }
}

@propertyWrapper struct Drawn<T> {
  let wrappedValue: T
  init() { wrappedValue = Chart.container.resolve(T.self, name: Chart.isTried ? "tried" : nil)! }
}
struct Atlas {
  @Drawn var plain: Plain
  @Drawn var panel: Panel  // expect: missing-provider
}

@main
struct App {
  static let pages: [Page] = [.tide, .moon]
  static func main() {
    Chart.fill()
    Shore().open(pages[CommandLine.argc == 1 ? 0 : 1])
    print(Atlas())
  }
}
