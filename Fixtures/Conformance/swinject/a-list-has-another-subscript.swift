// A program that adds `subscript(safe:)` to all collections asks a list for its first element as before: of subscripts, labels say which
// is meant (The Swift Programming Language, "Subscript Declaration"). The program's own answers some element, of which no more is known.
// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/declarations/#Subscript-Declaration
import Swinject

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

final class Tide {}
final class Pier {
  init(tide: Tide) {}
}
final class Boat {
  init(pier: Pier) {}
}
final class Buoy {}
final class Mast {
  init(buoy: Buoy) {}
}

enum Harbour {
  static let container = Container()

  static func fill(_ all: [Container]) {
    [container][0].register(Tide.self) { _ in Tide() }
    [container][0].register(Pier.self) { r in Pier(tide: r.resolve(Tide.self)!) }
    all[safe: 0]?.register(Boat.self) { r in Boat(pier: r.resolve(Pier.self)!) }
    [container][0].register(Mast.self) { r in Mast(buoy: r.resolve(Buoy.self)!) }  // expect: missing-provider
  }
}

@main
struct App {
  static func main() {
    Harbour.fill([Harbour.container])
    _ = Harbour.container.resolve(Boat.self)!
    _ = Harbour.container.resolve(Mast.self)!
  }
}
