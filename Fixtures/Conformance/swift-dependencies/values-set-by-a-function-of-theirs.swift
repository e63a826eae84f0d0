// https://github.com/pointfreeco/swift-dependencies: `withDependencies` hands the values to its closure, which may change them by a function that the
// program adds to them as well as in place. What such a function sets that nobody calls is set for nobody.
import Dependencies

struct Tide { var height: () -> Int }
struct Wind { var speed: () -> Int }
struct Moon { var phase: () -> Int }
struct Lamp { var isOn: Bool }
extension Tide: TestDependencyKey { static let testValue = Tide(height: { 0 }) }
extension Wind: TestDependencyKey { static let testValue = Wind(speed: { 0 }) }
extension Moon: TestDependencyKey { static let testValue = Moon(phase: { 0 }) }
extension Lamp: TestDependencyKey { static let testValue = Lamp(isOn: false) }

extension DependencyValues {
  var tide: Tide { get { self[Tide.self] } set { self[Tide.self] = newValue } }
  var wind: Wind { get { self[Wind.self] } set { self[Wind.self] = newValue } }
  var moon: Moon { get { self[Moon.self] } set { self[Moon.self] = newValue } }
  var lamp: Lamp { get { self[Lamp.self] } set { self[Lamp.self] = newValue } }

  mutating func rehearse() {
    self.tide = Tide(height: { 1 })
    wind.speed = { 1 }
    let moon = Moon(phase: { 1 })
    print(moon)
  }

  mutating func dim() { self[Lamp.self] = Lamp(isOn: false) }
}

struct Harbour {
  @Dependency(\.tide) var tide
  @Dependency(\.wind) var wind
  @Dependency(\.moon) var moon  // expect: missing-provider
  @Dependency(\.lamp) var lamp  // expect: missing-provider
}

@main
struct Coast {
  static func main() {
    let harbour = withDependencies { $0.rehearse() } operation: { Harbour() }
    print(harbour.tide.height() + harbour.wind.speed())
  }
}
