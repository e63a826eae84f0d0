// counts: needs=2 opaque=0
// Only a type marked as a property wrapper can be an attribute of a property (The Swift Programming Language, "Attributes", propertyWrapper):
// a protocol, an enumeration or a plain structure of the same name is compiled elsewhere, and the attribute is the framework's.
import Dependencies

struct Tide { var height: () -> Int }
extension Tide: TestDependencyKey { static let testValue = Tide { 0 } }
struct Wind { var speed: () -> Int }
extension Wind: DependencyKey { static let liveValue = Wind { 3 } }

extension DependencyValues {
  var tide: Tide {
    get { self[Tide.self] }
    set { self[Tide.self] = newValue }
  }
  var wind: Wind {
    get { self[Wind.self] }
    set { self[Wind.self] = newValue }
  }
}

struct Harbour {
  @Dependency(\.tide) var tide  // expect: missing-provider
  @Dependency(\.wind) var wind
  func look() -> Int { tide.height() + wind.speed() }
}

@main struct App {
  static func main() { print(Harbour().look()) }
}
