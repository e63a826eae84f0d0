/// Functions that call functions: as many ways as one likes through a program of few lines.
extension Growth {
  static let calls = [
    Growth(name: "layers-called-twice", unit: "layers", sizes: [6, 24, 100, 1000]) { n in
      """
      \(head)
      func layer0(_ box: Container) {
        _ = box.resolve(Found.self)!
        _ = box.resolve(Lost.self)!  // expect: missing-provider
      }
      \(each(1...n) { "func layer\($0)(_ box: Container) {\n  layer\($0 - 1)(box)\n  layer\($0 - 1)(box)\n}" })
      let box = Container()
      box.register(Found.self) { _ in Found() }
      layer\(n)(box)
      """
    },
    Growth(name: "layers-that-include-twice", unit: "layers", sizes: [6, 24, 100, 1000]) { n in
      """
      import DITranquillity

      final class Found {}
      final class Lost {}
      final class FoundPart: DIPart {
        static func load(container: DIContainer) { container.register(Found.init) }
      }
      func layer0(_ box: DIContainer) { box.append(part: FoundPart.self) }
      \(each(1...n) { "func layer\($0)(_ box: DIContainer) {\n  layer\($0 - 1)(box)\n  layer\($0 - 1)(box)\n}" })
      func start() {
        let box = DIContainer()
        layer\(n)(box)
        let found: Found = box.resolve()
        let lost: Lost = box.resolve()  // expect: missing-provider
        _ = (found, lost)
      }
      """
    },
    // Each layer wraps its closure in a new one, so no two calls are alike.
    Growth(name: "layers-that-wrap-closures", unit: "layers", sizes: [4, 12, 24, 100], isExact: false) { n in
      """
      \(head)
      func layer0(_ box: Container, _ done: @escaping (Container) -> Void) { done(box) }
      \(each(1...n) {
        "func layer\($0)(_ box: Container, _ done: @escaping (Container) -> Void) {\n"
          + "  layer\($0 - 1)(box, done)\n  layer\($0 - 1)(box) { done($0) }\n}" })
      let box = Container()
      box.register(Found.self) { _ in Found() }
      layer\(n)(box) { _ = $0.resolve(Found.self)! }
      \(witness)
      """
    },
    // No container is handed on, but a factory asks for the number.
    Growth(name: "layers-without-container", unit: "layers", sizes: [6, 24, 100, 1000]) { n in
      """
      \(head)
      struct Count { let number: Int }
      func layer0(_ x: Int) -> Int { x }
      \(each(1...n) { "func layer\($0)(_ x: Int) -> Int { layer\($0 - 1)(x) + layer\($0 - 1)(x + 1) }" })
      let box = Container()
      box.register(Found.self) { _ in Found() }
      box.register(Count.self) { _ in Count(number: layer\(n)(1)) }
      _ = box.resolve(Count.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "fan-out-of-five", unit: "layers", sizes: [3, 6, 12, 100]) { n in
      """
      \(head)
      \(each(0..<5) { "func layer0of\($0)(_ box: Container) { _ = box.resolve(Found.self)! }" })
      \(each(1...n) { layer in
        each(0..<5) { one in
          "func layer\(layer)of\(one)(_ box: Container) {\n" + each(0..<5) { "  layer\(layer - 1)of\($0)(box)" } + "\n}"
        }
      })
      let box = Container()
      box.register(Found.self) { _ in Found() }
      layer\(n)of0(box)
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    // Each caller hands another closure on, through filters that ask a container before they hand it on themselves.
    Growth(name: "clients-behind-filters", unit: "filters", sizes: [4, 12, 24, 48]) { n in
      """
      \(head)
      final class Query { var host = "" }
      protocol Filter { func pass(_ query: Query, then done: @escaping () -> Void) }
      \(each(0..<n) {
        """
        final class Filter\($0): Filter {
          let box: Resolver
          init(box: Resolver) { self.box = box }
          func pass(_ query: Query, then done: @escaping () -> Void) {
            _ = box.resolve(Found.self)!
            check(query) { done() }
          }
          private func check(_ query: Query, then done: @escaping () -> Void) {
            if query.host.isEmpty { pass(query) { done() } } else { done() }
          }
        }
        """
      })
      final class Client {
        let filters: [Filter]
        init(filters: [Filter]) { self.filters = filters }
        func send(_ query: Query, _ index: Int, then done: @escaping () -> Void) {
          if index >= filters.count { done() } else {
            filters[index].pass(query) { [weak self] in self?.send(query, index + 1, then: done) }
          }
        }
      }
      \(each(0..<n) {
        """
        final class Caller\($0) {
          let client: Client
          init(client: Client) { self.client = client }
          func call(then done: @escaping () -> Void) { client.send(Query(), 0) { [weak self] in self?.retry(then: done) } }
          private func retry(then done: @escaping () -> Void) { client.send(Query(), 0) { [weak self] in self?.call(then: done) } }
        }
        """
      })
      let box = Container()
      box.register(Found.self) { _ in Found() }
      let client = Client(filters: [\(each(0..<n) { "Filter\($0)(box: box)," })])
      \(each(0..<n) { "Caller\($0)(client: client).call {}" })
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    // The first hands its closure back to the last, from so far inside that the call is left for later.
    Growth(name: "retries-in-a-chain", unit: "functions", sizes: [45, 200, 1000]) { n in
      """
      \(head)
      final class Line {
        private let box: Container
        private var left = 3
        init(box: Container) { self.box = box }
        func step0(then done: @escaping (Container) -> Void) {
          if left == 0 { done(box) } else { left -= 1; step\(n)(then: done) }
        }
        \(each(1...n) { "func step\($0)(then done: @escaping (Container) -> Void) { step\($0 - 1)(then: done) }" })
      }
      let box = Container()
      box.register(Found.self) { _ in Found() }
      Line(box: box).step\(n) { _ = $0.resolve(Found.self)! }
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
  ]
}
