/// Texts and lists that grow faster than the program that makes them.
extension Growth {
  static let values = [
    Growth(name: "texts-that-double", unit: "helpers", sizes: [4, 12, 24, 100, 1000], isExact: false) { n in
      """
      \(head)
      func text0(_ s: String) -> String { s }
      \(each(1...n) { "func text\($0)(_ s: String) -> String { text\($0 - 1)(s + s) }" })
      let box = Container()
      box.register(Found.self, name: text\(n)("x")) { _ in Found() }
      _ = box.resolve(Found.self, name: text\(n)("x"))!
      \(witness)
      """
    },
    Growth(name: "texts-with-two-ends", unit: "helpers", sizes: [4, 12, 24, 100], isExact: false) { n in
      """
      \(head)
      let flag = CommandLine.arguments.count > 1
      func text0(_ s: String) -> String { s }
      \(each(1...n) { "func text\($0)(_ s: String) -> String { text\($0 - 1)(flag ? s + \"a\" : s + \"b\") }" })
      let box = Container()
      box.register(Found.self, name: text\(n)("x")) { _ in Found() }
      _ = box.resolve(Found.self, name: text\(n)("x"))!
      \(witness)
      """
    },
    Growth(name: "names-made-by-loops", unit: "loops", sizes: [2, 4, 5, 7, 12], isExact: false) { n in
      """
      \(head)
      let box = Container()
      \(each(0..<n) { String(repeating: "  ", count: $0) + "for l\($0) in [\"a\", \"b\", \"c\", \"d\"] {" })
      box.register(Found.self, name: \((0..<n).map { "l\($0)" }.joined(separator: " + "))) { _ in Found() }
      \(each(0..<n) { _ in "}" })
      _ = box.resolve(Found.self, name: "\(String(repeating: "b", count: n))")!
      \(witness)
      """
    },
    Growth(name: "list-appended-to-itself", unit: "times", sizes: [2, 8, 24, 100], isExact: false) { n in
      """
      \(head)
      var names = ["a", "b"]
      \(each(0..<n) { _ in "names += names" })
      let box = Container()
      box.register(Found.self, name: "a") { _ in Found() }
      box.register(Found.self, name: "b") { _ in Found() }
      for name in names { _ = box.resolve(Found.self, name: name)! }
      \(witness)
      """
    },
    Growth(name: "list-appended-to-itself-in-loops", unit: "loops", sizes: [1, 3, 9, 30], isExact: false) { n in
      """
      \(head)
      var names = ["a", "b"]
      \(each(0..<n) { _ in "while names.count < 1000 { names.append(contentsOf: names.map { $0 + \"x\" }) }" })
      let box = Container()
      for name in names { box.register(Found.self, name: name) { _ in Found() } }
      _ = box.resolve(Found.self, name: "a")!
      _ = box.resolve(Found.self, name: "axx")!
      \(witness)
      """
    },
    Growth(name: "lists-of-lists", unit: "helpers", sizes: [4, 12, 24, 100], isExact: false) { n in
      """
      \(head)
      func list0(_ names: [String]) -> [String] { names }
      \(each(1...n) { "func list\($0)(_ names: [String]) -> [String] { list\($0 - 1)(names + names.reversed()) }" })
      let box = Container()
      box.register(Found.self, name: "a") { _ in Found() }
      for name in list\(n)(["a"]) { _ = box.resolve(Found.self, name: name)! }
      \(witness)
      """
    },
    // A list that is filled one by one is as long as one that is written out.
    Growth(name: "parts-added-one-by-one", unit: "parts", sizes: [80, 200]) { n in
      """
      \(head)
      \(each(0..<n) {
        """
        struct Found\($0) {}
        final class Part\($0): Assembly {
          func assemble(container: Container) { container.register(Found\($0).self) { _ in Found\($0)() } }
        }
        """
      })
      final class Parts {
        private var all: [Assembly] = []
        func add(_ parts: [Assembly]) { for part in parts { all.append(part) } }
        func fill(_ box: Container) { for part in all { part.assemble(container: box) } }
      }
      let (box, parts) = (Container(), Parts())
      parts.add([\(each(0..<n) { "Part\($0)()," })])
      parts.fill(box)
      \(each(0..<n) { "_ = box.resolve(Found\($0).self)!" })
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
  ]
}
