/// State machines: methods that call one another, with far more ways through them than methods.
extension Growth {
  static let machines = [
    Growth(name: "machine-of-switches", unit: "states", sizes: [6, 10, 40, 80, 400]) { n in
      machine(n) { state in
        """
            switch next() {
            case "a": return state\((2 * state + 1) % n)()
            case "b": return state\((3 * state + 2) % n)()
            case nil: return \(state)
            default: return state\((state + 1) % n)()
            }
        """
      }
    },
    Growth(name: "machine-of-ifs", unit: "states", sizes: [6, 10, 40, 80, 400]) { n in
      machine(n) { state in
        """
            let read = next()
            if read == "a" { return state\((2 * state + 1) % n)() }
            if read == "b" { return state\((3 * state + 2) % n)() } else if read == nil { return \(state) }
            return state\((state + 1) % n)()
        """
      }
    },
    // The states are handed the container, and what each registers is there.
    Growth(name: "router", unit: "functions", sizes: [3, 8, 12, 30]) { n in
      """
      \(head)
      enum Route: Int {
        case \((0..<n).map { "to\($0)" }.joined(separator: ", "))
      }
      func next() -> Route { Route(rawValue: Int.random(in: 0..<\(n)))! }
      \(each(0..<n) { "struct Key\($0) {}" })
      \(each(0..<n) { one in
        "func route\(one)(_ route: Route, _ box: Container) {\n  switch route {\n"
          + each(0..<n) { other in
            other == one
              ? "  case .to\(other): box.register(Key\(other).self) { _ in Key\(other)() }"
              : "  case .to\(other): route\(other)(next(), box)"
          } + "\n  }\n}"
      })
      let box = Container()
      box.register(Found.self) { _ in Found() }
      route0(next(), box)
      \(each(0..<n) { "_ = box.resolve(Key\($0).self)!" })
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
  ]

  /// A tokenizer, in a program in which some `==` asks a container.
  private static func machine(_ n: Int, _ body: (Int) -> String) -> String {
    """
    \(head)
    struct Tokenizer {
      var rest: [Character] = []
      mutating func next() -> Character? { rest.isEmpty ? nil : rest.removeFirst() }
    \(each(0..<n) { "  mutating func state\($0)() -> Int {\n\(body($0))\n  }" })
    }
    struct Place: Equatable {
      let box: Container
      static func == (one: Place, two: Place) -> Bool { one.box.resolve(Found.self) != nil && two.box.resolve(Found.self) != nil }
    }
    struct Report { let length: Int }
    func length(_ text: String) -> Int {
      var tokenizer = Tokenizer(rest: Array(text))
      return tokenizer.state0()
    }
    let box = Container()
    box.register(Found.self) { _ in Found() }
    box.register(Report.self) { _ in Report(length: length("abc")) }
    _ = box.resolve(Report.self)!
    _ = box.resolve(Lost.self)!  // expect: missing-provider
    """
  }
}
