// `register` takes its type parameter from the factory, too (The Swift Programming Language, "Generics": the arguments of a generic type that are
// left out are inferred), and the key is the whole type (`ServiceKey`, `ObjectIdentifier`).
// counts: registrations=4 needs=4 opaque=0
import Swinject

final class Feed<Item> {}
struct Tide {}
struct Wind {}
struct Swell {}
final class Tides { init(feed: Feed<Tide>) {} }
final class Winds { init(feed: Feed<Wind>) {} }

@main struct Ship {
  static func main() {
    let box = Container()
    box.register(Feed.self) { _ in Feed<Tide>() }
    box.register(Feed.self) { _ in Feed<Swell>.init() }
    box.register(Tides.self) { r in Tides(feed: r.resolve(Feed<Tide>.self)!) }
    box.register(Winds.self) { r in Winds(feed: r.resolve(Feed<Wind>.self)!) }  // expect: missing-provider
    print(box.resolve(Tides.self)!, box.resolve(Winds.self)!)
  }
}
