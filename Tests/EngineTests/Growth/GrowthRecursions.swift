/// Functions that lead back to themselves, each time with something more in their hands.
extension Growth {
  static let recursions = [
    Growth(name: "recursion-with-growing-arguments", unit: "functions", sizes: [2, 8, 32, 128], isExact: false) { n in
      """
      \(head)
      \(each(0..<n) { one in
        """
        func step\(one)(_ box: Container, _ names: [String], _ depth: Int) {
          if depth == 0 { \(one == n - 1 ? "box.register(Found.self) { _ in Found() }" : "") ; return }
          step\((one + 1) % n)(box, names + ["\(one)"], depth - 1)
          step\((one * 3 + 1) % n)(box, names + names, depth - 1)
        }
        """
      })
      let box = Container()
      step0(box, ["start"], CommandLine.arguments.count)
      _ = box.resolve(Found.self)!
      \(witness)
      """
    },
    Growth(name: "recursion-with-growing-closures", unit: "functions", sizes: [2, 8, 32, 128], isExact: false) { n in
      """
      \(head)
      \(each(0..<n) { one in
        """
        func step\(one)(_ box: Container, _ depth: Int, _ body: @escaping (Container) -> Void) {
          if depth == 0 { body(box); return }
          step\((one + 1) % n)(box, depth - 1) { body($0) }
        }
        """
      })
      let box = Container()
      step0(box, CommandLine.arguments.count) { $0.register(Found.self) { _ in Found() } }
      _ = box.resolve(Found.self)!
      \(witness)
      """
    },
    // Each screen asks for three others and starts them: however many ways lead round, each screen is looked at once.
    Growth(name: "screens-that-ask-for-one-another", unit: "screens", sizes: [4, 16, 64, 256]) { n in
      """
      \(head)
      let box = Container()
      \(each(0..<n) { one in
        """
        final class Screen\(one) {
          func start() {
            box.resolve(Screen\((one + 1) % n).self)!.start()
            box.resolve(Screen\((one * 3 + 1) % n).self)!.start()
            box.resolve(Screen\((one * 5 + 2) % n).self)!.start()
          }
        }
        """
      })
      \(each(0..<n) { "box.register(Screen\($0).self) { _ in Screen\($0)() }" })
      box.resolve(Screen0.self)!.start()
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    // Each screen shows the next by the same function, with one thing more in its hands: that is no recursion without end.
    Growth(name: "screens-shown-by-one-function", unit: "screens", sizes: [2, 8, 24, 64]) { n in
      """
      \(head)
      class Rail {}
      class Guide {
        let rails: [Rail]
        init(_ rails: [Rail]) { self.rails = rails }
        func follow(_ guide: Guide, _ box: Container) { guide.begin(box) }
        func begin(_ box: Container) {}
      }
      \(each(0..<n) { one in
        """
        final class Guide\(one): Guide {
          override func begin(_ box: Container) {
            \(one == n - 1 ? "box.register(Found.self) { _ in Found() }" : "follow(Guide\(one + 1)(rails + [Rail()]), box)")
          }
        }
        """
      })
      let box = Container()
      Guide([]).follow(Guide0([Rail()]), box)
      _ = box.resolve(Found.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    // Each screen hands the next one a closure that ends it, and begins once more: whoever called it, what it does is the same.
    Growth(name: "screens-that-hand-on-how-they-end", unit: "screens", sizes: [4, 16, 48]) { n in
      """
      \(head)
      \(each(0..<n) { one in
        """
        final class Screen\(one) {
          let box: Container
          let done: () -> Void
          init(box: Container, done: @escaping () -> Void) { self.box = box; self.done = done }
          func start() { \(one < n - 1 ? "Screen\(one + 1)(box: box) { self.finish() }.start()" : "done()") }
          func finish() { if box.resolve(Found.self) == nil { done() } else { start() } }
        }
        """
      })
      let box = Container()
      box.register(Found.self) { _ in Found() }
      Screen0(box: box) {}.start()
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    // Both closures begin alike, and both are handed to one helper: that is no recursion.
    Growth(name: "closures-in-closures", unit: "closures", sizes: [2, 4, 12, 32]) { n in
      """
      \(head)
      func perform(_ body: () -> Void) { body() }
      let flag = CommandLine.arguments.count > 1
      let box = Container()
      \(each(0..<n) { _ in "perform {\n  if flag { print(1) }" })
      box.register(Found.self) { _ in Found() }
      \(each(0..<n) { _ in "}" })
      _ = box.resolve(Found.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "closures-in-closures-that-bring-the-container", unit: "closures", sizes: [2, 4, 12, 32]) { n in
      """
      \(head)
      func perform(_ box: Container, _ body: (Container) -> Void) { body(box) }
      let flag = CommandLine.arguments.count > 1
      let box = Container()
      \(each(0..<n) { "perform(\($0 == 0 ? "box" : "box\($0 - 1)")) { box\($0) in\n  if flag { print(1) }" })
      box\(n - 1).register(Found.self) { _ in Found() }
      \(each(0..<n) { _ in "}" })
      _ = box.resolve(Found.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "generics-that-grow", unit: "functions", sizes: [1, 2, 8, 32], isExact: false) { n in
      """
      \(head)
      \(each(0..<n) { one in
        """
        func grow\(one)<T>(_ type: T.Type, _ box: Container, _ depth: Int) {
          _ = box.resolve(T.self)
          if depth == 0 { return }
          grow\((one + 1) % n)(T?.self, box, depth - 1)
          grow\((one * 3 + 1) % n)([T].self, box, depth - 1)
        }
        """
      })
      let box = Container()
      box.register(Found.self) { _ in Found() }
      grow0(Found.self, box, CommandLine.arguments.count)
      _ = box.resolve(Found.self)!
      \(witness)
      """
    },
  ]
}
