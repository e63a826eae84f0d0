/// Objects of one protocol that hold others of it: composites and decorators that register.
extension Growth {
  static let features = [
    // Each child stands in its parent's list: a tree of two branches.
    Growth(name: "composites", unit: "types", sizes: [3, 8, 15, 30]) { n in
      """
      \(composites(n))
      let box = Container()
      (\(tree(0, n)) as Feature).register(in: box)
      \(asked(n))
      """
    },
    // What the tree is like, a file says: any of them may hold any.
    Growth(name: "composites-unseen", unit: "types", sizes: [3, 7, 15, 30], isExact: false) { n in
      """
      \(composites(n))
      func made(_ lines: ArraySlice<String>) -> [Feature] {
        guard let line = lines.first else { return [] }
        switch line {
        \(each(0..<n) { "case \"\($0)\": return [Feature\($0)(made(lines.dropFirst()))]" })
        default: return []
        }
      }
      let box = Container()
      for feature in made(CommandLine.arguments[...]) { feature.register(in: box) }
      \(each(0..<n) { "_ = box.resolve(Key\($0).self)!" })
      \(witness)
      """
    },
    Growth(name: "decorators", unit: "types", sizes: [3, 8, 15, 30]) { n in
      """
      \(decorators(n))
      let box = Container()
      let feature: Feature = \((0..<n).map { "Feature\($0)(" }.joined())Plain()\(String(repeating: ")", count: n))
      feature.register(in: box)
      \(asked(n))
      """
    },
    // Wrapped one after the other, as options say.
    Growth(name: "decorators-by-option", unit: "types", sizes: [3, 7, 15, 30], isExact: false) { n in
      """
      \(decorators(n))
      var feature: Feature = Plain()
      \(each(0..<n) { "if CommandLine.arguments.contains(\"\($0)\") { feature = Feature\($0)(feature) }" })
      let box = Container()
      feature.register(in: box)
      \(each(0..<n) { "_ = box.resolve(Key\($0).self)!" })
      \(witness)
      """
    },
  ]

  private static func composites(_ n: Int) -> String {
    """
    \(head)
    protocol Feature { func register(in box: Container) }
    \(each(0..<n) { one in
      """
      struct Key\(one) {}
      final class Feature\(one): Feature {
        let children: [Feature]
        init(_ children: [Feature] = []) { self.children = children }
        func register(in box: Container) {
          box.register(Key\(one).self) { _ in Key\(one)() }
          children.forEach { $0.register(in: box) }
        }
      }
      """
    })
    """
  }

  private static func tree(_ node: Int, _ n: Int) -> String {
    let children = [2 * node + 1, 2 * node + 2].filter { $0 < n }.map { tree($0, n) }
    return "Feature\(node)(\(children.isEmpty ? "" : "[\(children.joined(separator: ", "))]"))"
  }

  private static func decorators(_ n: Int) -> String {
    """
    \(head)
    protocol Feature { func register(in box: Container) }
    struct Plain: Feature {
      func register(in box: Container) { box.register(Found.self) { _ in Found() } }
    }
    \(each(0..<n) { one in
      """
      struct Key\(one) {}
      struct Feature\(one): Feature {
        let inner: Feature
        init(_ inner: Feature) { self.inner = inner }
        func register(in box: Container) {
          inner.register(in: box)
          box.register(Key\(one).self) { _ in Key\(one)() }
        }
      }
      """
    })
    """
  }

  private static func asked(_ n: Int) -> String {
    each(0..<n) { "_ = box.resolve(Key\($0).self)!" } + "\n_ = box.resolve(Lost.self)!  // expect: missing-provider"
  }
}
