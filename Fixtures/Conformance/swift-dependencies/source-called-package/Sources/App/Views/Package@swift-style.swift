import Dependencies

struct Cord: DependencyKey, Sendable { static let liveValue = Cord() }
extension DependencyValues {
  var string: Cord {
    get { self[Cord.self] }
    set { self[Cord.self] = newValue }
  }
}
