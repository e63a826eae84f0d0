import ComposableArchitecture

private enum SplashInteractor: TestDependencyKey {
  static let testValue = 2
}
extension DependencyValues {
  fileprivate var interactor: Int { self[SplashInteractor.self] }
}
struct Splash {
  @Dependency(\.interactor) var interactor  // expect: missing-provider
}
func scope() {
  _ = Scope(state: \.interactor, action: \.interactor) { Splash() }
}
