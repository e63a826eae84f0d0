// Coordinators that start one another, each with an object of the moment: the ring is followed to an end, nothing is opaque, and what is missing is told.
// counts: opaque=0
import Combine
import Resolver
import UIKit

final class Wallet {}
final class Rates {}

class Coordinator<Result> {
  private var children: [UUID: Any] = [:]
  private let identifier = UUID()
  func coordinate<T>(to coordinator: Coordinator<T>) -> AnyPublisher<T, Never> {
    children[coordinator.identifier] = coordinator
    return coordinator.start().handleEvents(receiveOutput: { [weak self] _ in self?.children[coordinator.identifier] = nil }).eraseToAnyPublisher()
  }
  func start() -> AnyPublisher<Result, Never> { fatalError() }
}
final class HomeCoordinator: Coordinator<Void> {
  @Injected private var wallet: Wallet
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  override func start() -> AnyPublisher<Void, Never> {
    let model = HomeModel()
    model.onSend = { [unowned self] token in _ = coordinate(to: SendCoordinator(navigation: navigation, token: token)) }
    model.onBuy = { [unowned self] in _ = coordinate(to: BuyCoordinator(navigation: navigation, context: .fromHome)) }
    return Empty().eraseToAnyPublisher()
  }
}
final class SendCoordinator: Coordinator<Bool> {
  @Injected private var rates: Rates  // expect: missing-provider
  let navigation: UINavigationController
  let token: String
  init(navigation: UINavigationController, token: String) { self.navigation = navigation; self.token = token }
  override func start() -> AnyPublisher<Bool, Never> {
    let model = SendModel(token: token)
    model.onBuy = { [unowned self] in _ = self.coordinate(to: BuyCoordinator(navigation: self.navigation, context: .fromSend(model))) }
    model.onBack = { [unowned self] in _ = self.coordinate(to: HomeCoordinator(navigation: self.navigation)) }
    return Just(true).eraseToAnyPublisher()
  }
}
final class BuyCoordinator: Coordinator<Void> {
  enum Context { case fromHome, fromSend(SendModel) }
  let navigation: UINavigationController
  let context: Context
  init(navigation: UINavigationController, context: Context) { self.navigation = navigation; self.context = context }
  override func start() -> AnyPublisher<Void, Never> {
    let next = SendCoordinator(navigation: navigation, token: "SOL")
    return coordinate(to: next).map { _ in () }.eraseToAnyPublisher()
  }
}
final class HomeModel { var onSend: (String) -> Void = { _ in }; var onBuy: () -> Void = {} }
final class SendModel { let token: String; var onBuy: () -> Void = {}; var onBack: () -> Void = {}; init(token: String) { self.token = token } }

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { Wallet() } }
}
final class AppDelegate {
  func launch() { _ = HomeCoordinator(navigation: UINavigationController()).start() }
}
