/// Nests of types whose look-up leads back to itself.
extension Growth {
  static let lookups = [
    // A type that conforms to a protocol of its own, whose requirement speaks of another one of its own.
    Growth(name: "own-nested-protocols", unit: "types", sizes: [1, 10, 100]) { n in
      """
      \(head)
      \(each(0..<n) { one in
        """
        struct Client\(one) {}
        extension Client\(one) {
          protocol Mockable { func load<R: Client\(one).Request>(_ request: R) }
          protocol Request { associatedtype Answer }
        }
        extension Client\(one): Client\(one).Mockable {
          func load<R: Client\(one).Request>(_ request: R) {}
        }
        """
      })
      let box = Container()
      \(each(0..<n) { "box.register(Client\($0).self) { _ in Client\($0)() }" })
      \(each(0..<n) { "_ = box.resolve(Client\($0).self)!" })
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    // The protocol is written by a macro, and no source shows it.
    Growth(name: "own-nested-protocols-unseen", unit: "types", sizes: [1, 10, 100]) { n in
      """
      \(head)
      \(each(0..<n) { "struct Client\($0) {}\nextension Client\($0): Client\($0).Mockable {}" })
      let box = Container()
      \(each(0..<n) { "box.register(Client\($0).self) { _ in Client\($0)() }" })
      \(each(0..<n) { "_ = box.resolve(Client\($0).self)!" })
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    // Each is a name for the one before.
    Growth(name: "typealiases-in-a-chain", unit: "typealiases", sizes: [10, 100, 1000, 3000]) { n in
      """
      \(head)
      typealias Name0 = Found
      \(each(1...n) { "typealias Name\($0) = Name\($0 - 1)" })
      let box = Container()
      box.register(Name\(n).self) { _ in Found() }
      _ = box.resolve(Found.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "types-inside-types", unit: "types", sizes: [5, 20, 60]) { n in
      """
      \(head)
      \(each(0..<n) { "enum Nest\($0) {" })
      struct Egg {}
      \(each(0..<n) { _ in "}" })
      let box = Container()
      box.register(\((0..<n).map { "Nest\($0)." }.joined())Egg.self) { _ in \((0..<n).map { "Nest\($0)." }.joined())Egg() }
      _ = box.resolve(\((0..<n).map { "Nest\($0)." }.joined())Egg.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "superclasses-in-a-chain", unit: "classes", sizes: [10, 30, 100, 1000]) { n in
      """
      \(head)
      class Base0 {
        let box = Container()
        func fill() { box.register(Found.self) { _ in Found() } }
      }
      \(each(1...n) { "class Base\($0): Base\($0 - 1) {}" })
      final class Holder: Base\(n) {
        func ask() {
          fill()
          _ = box.resolve(Found.self)!
          _ = box.resolve(Lost.self)!  // expect: missing-provider
        }
      }
      Holder().ask()
      """
    },
  ]
}
