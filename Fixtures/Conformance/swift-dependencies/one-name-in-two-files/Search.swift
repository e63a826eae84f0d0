// Two files have a property of one name, each for itself, and each reads its own key.
// counts: needs=2 registrations=1 opaque=0
import ComposableArchitecture

private enum SearchInteractor: DependencyKey {
  static let liveValue = 1
}
extension DependencyValues {
  fileprivate var interactor: Int { self[SearchInteractor.self] }
}
struct Search {
  @Dependency(\.interactor) var interactor
}
