// A function that leaves the container with nothing in it makes it as good as new: what is registered behind it takes nobody's place. One that empties
// what it keeps of what it has made leaves it as it was.
import Foundation

final class Larder {
  private var jars: [String: Any] = [:]
  private var recipes: [String: () -> Any] = [:]
  private var opened: [String: Any] = [:]
  private let lock = NSLock()

  static let shared = Larder()
  private init() { stock() }
  private func stock() {
    put(Honey(), for: Sweet.self)
    put(Salt(), for: Spice.self)
  }

  func put<T>(_ thing: T, for type: T.Type = T.self) { jars[String(describing: type)] = thing }
  func cook<T>(_ make: @escaping () -> T, for type: T.Type = T.self) { recipes[String(describing: type)] = make }
  func take<T>() -> T {
    let key = String(describing: T.self)
    if let thing = opened[key] ?? jars[key] { return thing as! T }
    let made = recipes[key]!() as! T
    opened[key] = made
    return made
  }

  func clear() {
    lock.lock()
    defer { lock.unlock() }
    jars.removeAll()
    recipes = [:]
  }
  func rinse() { opened.removeAll() }

  static func forTasting() -> Larder {
    let larder = Larder()
    larder.clear()
    larder.put(Sugar(), for: Sweet.self)
    return larder
  }
  static func rinsed() -> Larder {
    let larder = Larder()
    larder.rinse()
    larder.put(Pepper(), for: Spice.self)  // expect: duplicate-provider (note)
    return larder
  }
}

protocol Sweet {}
struct Honey: Sweet {}
struct Sugar: Sweet {}
protocol Spice {}
struct Salt: Spice {}
struct Pepper: Spice {}

@main struct Kitchen {
  static func main() {
    let sweet: Sweet = Larder.forTasting().take()
    let spice: Spice = Larder.rinsed().take()
    let salt: Spice = Larder.shared.take()
    print(sweet, spice, salt)
  }
}
