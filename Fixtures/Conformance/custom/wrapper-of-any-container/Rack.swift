// A property wrapper that is generic over the container which it is handed asks that one (Swift): what its type parameter is bound by says that it is a container.
// counts: opaque=0 registrations=1 needs=2
protocol Rack: AnyObject { var hung: [String: Any] { get set } }

extension Rack {
  func hang<T>(_ type: T.Type, made: @escaping () -> T) { hung["\(T.self)"] = made }
  func take<T>() -> T { (hung["\(T.self)"] as! () -> T)() }
}

final class HallRack: Rack {
  static let shared = HallRack()
  var hung: [String: Any] = [:]
}

@propertyWrapper struct Taken<Thing, Place: Rack> {
  private let thing: Thing
  init(from place: Place) { thing = place.take() }
  var wrappedValue: Thing { thing }
}

protocol Coat {}
struct RainCoat: Coat {}
protocol Hat {}

final class Walker {
  @Taken(from: HallRack.shared) var coat: Coat
  @Taken(from: HallRack.shared) var hat: Hat  // expect: missing-provider
}

@main struct House {
  static func main() {
    HallRack.shared.hang(Coat.self) { RainCoat() }
    print(Walker().coat)
  }
}
