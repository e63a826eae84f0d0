/// Switches of many cases and protocols of many implementors: none of the alternatives may be forgotten.
extension Growth {
  static let choices = [
    Growth(name: "implementors-in-a-list", unit: "types", sizes: [8, 9, 16, 64]) { n in
      """
      \(features(n))
      let features: [Feature] = [\((0..<n).map { "Feature\($0)()" }.joined(separator: ", "))]
      for feature in features { feature.register(in: box) }
      \(asked(n))
      """
    },
    // Which of them it is, nobody sees: each may be the one.
    Growth(name: "implementors-unseen", unit: "types", sizes: [8, 9, 16, 64]) { n in
      """
      import Foundation
      \(features(n))
      func chosen(_ name: String) -> Feature { NSClassFromString(name) as! Feature }
      func install(_ feature: Feature) { feature.register(in: box) }
      install(chosen(CommandLine.arguments[0]))
      \(asked(n))
      """
    },
    Growth(name: "switch-over-all-cases", unit: "cases", sizes: [8, 13, 64, 300]) { n in
      """
      \(kinds(n))
      for kind in Kind.allCases { add(kind, to: box) }
      \(asked(n))
      """
    },
    Growth(name: "switch-over-an-unseen-case", unit: "cases", sizes: [8, 13, 64, 300]) { n in
      """
      \(kinds(n))
      add(Kind(rawValue: CommandLine.arguments.count)!, to: box)
      \(asked(n))
      """
    },
    Growth(name: "switch-with-one-key", unit: "cases", sizes: [8, 13, 64, 300]) { n in
      """
      \(head)
      protocol Shape {}
      \(each(0..<n) { "struct Shape\($0): Shape {}" })
      enum Kind: Int {
        case \((0..<n).map { "of\($0)" }.joined(separator: ", "))
      }
      func add(_ kind: Kind, to box: Container) {
        switch kind {
        \(each(0..<n) { "case .of\($0): box.register(Shape.self) { _ in Shape\($0)() }" })
        }
      }
      let box = Container()
      add(Kind(rawValue: CommandLine.arguments.count)!, to: box)
      _ = box.resolve(Shape.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "one-key-registered-often", unit: "registrations", sizes: [8, 100, 1000]) { n in
      """
      \(head)
      let box = Container()
      box.register(Found.self) { _ in Found() }
      \(each(1..<n) { _ in "box.register(Found.self) { _ in Found() }  // expect: duplicate-provider (warning)" })
      _ = box.resolve(Found.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
  ]

  private static func features(_ n: Int) -> String {
    """
    \(head)
    protocol Feature { func register(in box: Container) }
    \(each(0..<n) { one in
      """
      struct Key\(one) {}
      struct Feature\(one): Feature {
        func register(in box: Container) { box.register(Key\(one).self) { _ in Key\(one)() } }
      }
      """
    })
    let box = Container()
    """
  }

  private static func kinds(_ n: Int) -> String {
    """
    \(head)
    \(each(0..<n) { "struct Key\($0) {}" })
    enum Kind: Int, CaseIterable {
      case \((0..<n).map { "of\($0)" }.joined(separator: ", "))
    }
    func add(_ kind: Kind, to box: Container) {
      switch kind {
      \(each(0..<n) { "case .of\($0): box.register(Key\($0).self) { _ in Key\($0)() }" })
      }
    }
    let box = Container()
    """
  }

  private static func asked(_ n: Int) -> String {
    each(0..<n) { "_ = box.resolve(Key\($0).self)!" } + "\n_ = box.resolve(Lost.self)!  // expect: missing-provider"
  }
}
