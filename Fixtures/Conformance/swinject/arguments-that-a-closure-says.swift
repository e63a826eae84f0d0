// `register(_:factory:)` counts the types of the run-time arguments into the key (`ServiceKey.argumentsType`). Swift infers them from what the closure
// takes, whatever that makes: an object of a type below the service is one of it.
// counts: registrations=2 needs=3 opaque=0
import Swinject

protocol Tide {}
final class NeapTide: Tide {}
protocol Wind {}
final class Gale: Wind {}

final class Box {
  static let shared = Box()
  private let container = Container()
  func put<S, A>(_ kind: S.Type, make: @escaping (Box, A) -> S) {
    container.register(kind) { [unowned self] (_, a: A) in make(self, a) }
  }
  func take<S, A>(_ kind: S.Type, argument: A) -> S {
    guard let found = container.resolve(S.self, argument: argument) else { fatalError("no \(S.self)") }
    return found
  }
}

@main struct App {
  static func main() {
    Box.shared.put(Tide.self) { (_, height: Double) in NeapTide() }
    Box.shared.put(Wind.self) { (_, force: Int) in Gale() }
    print(Box.shared.take(Tide.self, argument: "high"))  // expect: missing-provider
    print(Box.shared.take(Tide.self, argument: 1.5))
    print(Box.shared.take(Wind.self, argument: 9))
  }
}
