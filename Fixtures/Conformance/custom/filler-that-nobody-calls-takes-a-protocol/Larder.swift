// What a function registers that nobody calls is not there, also where it takes the program's own protocol of its containers.
protocol Keeping {
  func fetch<T>() -> T
  func keep<T>(_ type: T.Type, _ value: T)
}

final class Larder: Keeping {
  static let shared = Larder()
  private var things: [String: Any] = [:]
  func keep<T>(_ type: T.Type, _ value: T) { things["\(type)"] = value }
  func fetch<T>() -> T { things["\(T.self)"] as! T }
}

protocol Jam {}
protocol Bread {}
final class PlumJam: Jam {}
final class RyeBread: Bread {}

enum Stocking {
  static func start() { keepBread(in: Larder.shared) }
  private static func keepBread(in larder: Keeping) { larder.keep(Bread.self, RyeBread()) }
  private static func keepJam(in larder: Keeping) { larder.keep(Jam.self, PlumJam()) }  // expect: unloaded-module (warning)
}

final class Breakfast {
  let jam: Jam
  let bread: Bread
  init(larder: Keeping = Larder.shared) {
    jam = larder.fetch()  // expect: missing-provider
    bread = larder.fetch()
  }
}

@main
struct Morning {
  static func main() {
    Stocking.start()
    print(Breakfast())
  }
}
