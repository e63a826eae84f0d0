// counts: registrations=1 needs=1 opaque=0
// ContainerSpec and Documentation/DIContainer: the exact types of arguments are part of the key. What is put into a case of an enumeration is from then on
// of the type that the case declares (The Swift Programming Language, "Enumerations", Associated Values).
import Swinject

protocol Tune {}
struct Waltz: Tune {}
final class Band {}

enum Wish {
  case tune(tune: Tune)
  case none
}

class Room { func open() -> Band? { nil } }

final class Hall: Room {
  private let wish: Wish
  init(wish: Wish) { self.wish = wish }
  override func open() -> Band? { band(for: wish) }
  private func band(for wish: Wish) -> Band {
    switch wish {
    case .tune(let tune): return Bands.shared.resolve(argument: tune)
    case .none: fatalError()
    }
  }
}

final class Bands {
  static let shared = Bands()
  let container = Container()
  init() { container.register(Band.self) { (_, tune: Tune) in Band() } }
  func resolve<T, A>(argument: A) -> T {
    guard let found = container.resolve(T.self, argument: argument) else { fatalError() }
    return found
  }
}

protocol Dancing: AnyObject {}

extension Dancing {
  func listen(to tune: Tune) -> Band? { Hall(wish: Wish.tune(tune: tune)).open() }
  /// Left over from the time when it was a variable, in a file that no target compiles any more: what it says is read all the same.
  func dance(_ waltz: Waltz) -> Band? {
    let hall = Hall(wish: .none)
    hall.wish = .tune(tune: waltz)
    return hall.open()
  }
}
