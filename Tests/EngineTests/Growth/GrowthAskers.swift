/// Many containers, and many that ask them.
extension Growth {
  static let askers = [
    // Each asker has a container of its own, and asks in a method that no visible code calls.
    Growth(name: "askers-by-containers", unit: "pairs", sizes: [10, 100, 500, 2000]) { n in
      """
      \(head)
      \(each(0..<n) { one in
        """
        struct Key\(one) {}
        final class Asker\(one) {
          let box: Resolver
          init(box: Resolver) { self.box = box }
          func ask() { _ = box.resolve(Key\(one).self)! }
        }
        """
      })
      final class Loser {
        let box: Resolver
        init(box: Resolver) { self.box = box }
        func ask() { _ = box.resolve(Lost.self)! }  // expect: missing-provider
      }
      \(each(0..<n) { one in
        """
        let box\(one) = Container()
        box\(one).register(Key\(one).self) { _ in Key\(one)() }
        let asker\(one) = Asker\(one)(box: box\(one))
        """
      })
      let loser = Loser(box: box0)
      """
    },
    // One class of askers; each container may be the one that an object of it holds.
    Growth(name: "one-asker-of-many-containers", unit: "containers", sizes: [10, 100, 500, 2000]) { n in
      """
      \(head)
      final class Asker {
        let box: Resolver
        init(box: Resolver) { self.box = box }
        func ask() {
          _ = box.resolve(Found.self)!
          _ = box.resolve(Lost.self)!  // expect: missing-provider
        }
      }
      \(each(0..<n) { one in
        """
        let box\(one) = Container()
        box\(one).register(Found.self) { _ in Found() }
        let asker\(one) = Asker(box: box\(one))
        """
      })
      """
    },
    // Methods of one name, each called on an object of its own type.
    Growth(name: "methods-of-one-name", unit: "types", sizes: [10, 100, 1000, 10_000]) { n in
      """
      \(head)
      let box = Container()
      \(each(0..<n) { one in
        """
        final class Part\(one) { func start() { _ = box.resolve(Found.self)! } }
        final class Holder\(one) {
          let part = Part\(one)()
          func run() { part.start() }
        }
        """
      })
      box.register(Found.self) { _ in Found() }
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    // One function leads to objects that have a method and a property of one name each.
    Growth(name: "objects-that-one-function-enters", unit: "objects", sizes: [10, 100, 500, 2000]) { n in
      """
      \(head)
      let box = Container()
      \(each(0..<n) { one in
        """
        final class Room\(one) {
          let lamp = box.resolve(Found.self)!
          func enter() { print(lamp) }
        }
        """
      })
      @main enum Main {
        static func main() {
          box.register(Found.self) { _ in Found() }
          _ = box.resolve(Lost.self)!  // expect: missing-provider
      \(each(0..<n) { "    Room\($0)().enter()" })
        }
      }
      """
    },
    // A function that is handed each of them.
    Growth(name: "function-handed-many-containers", unit: "containers", sizes: [10, 100, 500, 2000]) { n in
      """
      \(head)
      func fill(_ box: Container) { box.register(Found.self) { _ in Found() } }
      func ask(_ box: Container) { _ = box.resolve(Found.self)! }
      \(each(0..<n) { "let box\($0) = Container()\nfill(box\($0))\nask(box\($0))" })
      _ = box0.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "twelve-cases-by-containers", unit: "containers", sizes: [5, 50, 200]) { n in
      """
      \(head)
      enum Kind: String, CaseIterable {
        case \((0..<12).map { "of\($0)" }.joined(separator: ", "))
      }
      func fill(_ box: Container) {
        for kind in Kind.allCases { box.register(Found.self, name: kind.rawValue) { _ in Found() } }
      }
      func ask(_ box: Container) {
        for kind in Kind.allCases { _ = box.resolve(Found.self, name: kind.rawValue)! }
      }
      \(each(0..<n) { "let box\($0) = Container()\nfill(box\($0))\nask(box\($0))" })
      _ = box0.resolve(Found.self, name: "of12")!  // expect: missing-provider
      """
    },
    // Containers are made and asked by objects that know them by a protocol's property only.
    Growth(name: "askers-of-a-container-unseen", unit: "pairs", sizes: [10, 100, 500, 2000]) { n in
      """
      \(head)
      protocol Holder { var box: Resolver { get } }
      \(each(0..<n) { one in
        """
        struct Key\(one) {}
        final class Asker\(one) {
          var holder: Holder!
          func ask() { _ = holder.box.resolve(Key\(one).self)! }
        }
        let box\(one) = Container()
        box\(one).register(Key\(one).self) { _ in Key\(one)() }
        """
      })
      final class Loser {
        var holder: Holder!
        func ask() { _ = holder.box.resolve(Lost.self)! }  // expect: missing-provider
      }
      """
    },
  ]
}
