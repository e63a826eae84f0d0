/// Helpers that hand on to the next, the last of which does it.
extension Growth {
  static let helpers = [
    Growth(name: "helpers-in-a-chain", unit: "helpers", sizes: [12, 41, 200, 1000]) { n in
      """
      \(head)
      func helper0(_ box: Container) { box.register(Found.self) { _ in Found() } }
      \(each(1...n) { "func helper\($0)(_ box: Container) { helper\($0 - 1)(box) }" })
      let box = Container()
      helper\(n)(box)
      _ = box.resolve(Found.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "generic-helpers-in-a-chain", unit: "helpers", sizes: [12, 41, 200, 1000]) { n in
      """
      \(head)
      struct Second {}
      extension Container {
        func helper0<T>(_ type: T.Type, _ make: @escaping (Resolver) -> T) { register(type, factory: make) }
        \(each(1...n) { "func helper\($0)<T>(_ type: T.Type, _ make: @escaping (Resolver) -> T) { helper\($0 - 1)(type, make) }" })
      }
      let box = Container()
      box.helper\(n)(Found.self) { _ in Found() }
      box.helper\(n)(Second.self) { r in
        _ = r.resolve(Lost.self)!  // expect: missing-provider
        return Second()
      }
      _ = box.resolve(Found.self)!
      _ = box.resolve(Second.self)!
      """
    },
    Growth(name: "named-helpers-in-a-chain", unit: "helpers", sizes: [12, 41, 200, 1000]) { n in
      """
      \(head)
      func helper0(_ box: Container, _ name: String) { box.register(Found.self, name: name) { _ in Found() } }
      \(each(1...n) { "func helper\($0)(_ box: Container, _ name: String) { helper\($0 - 1)(box, name) }" })
      let box = Container()
      helper\(n)(box, "a")
      _ = box.resolve(Found.self, name: "a")!
      _ = box.resolve(Found.self, name: "b")!  // expect: missing-provider
      """
    },
    Growth(name: "asking-helpers-in-a-chain", unit: "helpers", sizes: [12, 41, 200, 1000]) { n in
      """
      \(head)
      extension Resolver {
        func helper0<T>(_ type: T.Type = T.self) -> T { resolve(type)! }
        \(each(1...n) { "func helper\($0)<T>(_ type: T.Type = T.self) -> T { helper\($0 - 1)(type) }" })
      }
      let box = Container()
      box.register(Found.self) { _ in Found() }
      let found: Found = box.helper\(n)()
      _ = box.helper\(n)(Lost.self)  // expect: missing-provider
      """
    },
    Growth(name: "makers-in-a-chain", unit: "helpers", sizes: [12, 41, 200, 1000]) { n in
      """
      \(head)
      func make0() -> Container {
        let box = Container()
        box.register(Found.self) { _ in Found() }
        return box
      }
      \(each(1...n) { "func make\($0)() -> Container { make\($0 - 1)() }" })
      let box = make\(n)()
      _ = box.resolve(Found.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    // The container is kept by an object, whose methods call one another.
    Growth(name: "methods-in-a-chain", unit: "methods", sizes: [12, 41, 200, 1000]) { n in
      """
      \(head)
      final class Setup {
        let box: Container
        init(box: Container) { self.box = box }
        func step0() { box.register(Found.self) { _ in Found() } }
        \(each(1...n) { "func step\($0)() { step\($0 - 1)() }" })
      }
      let box = Container()
      Setup(box: box).step\(n)()
      _ = box.resolve(Found.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "methods-of-an-assembly-in-a-chain", unit: "methods", sizes: [12, 41, 200, 1000]) { n in
      """
      \(head)
      final class App: Assembly {
        func assemble(container: Container) { step\(n)(container) }
        func step0(_ box: Container) { box.register(Found.self) { _ in Found() } }
        \(each(1...n) { "func step\($0)(_ box: Container) { step\($0 - 1)(box) }" })
      }
      let assembler = Assembler([App()])
      _ = assembler.resolver.resolve(Found.self)!
      _ = assembler.resolver.resolve(Lost.self)!  // expect: missing-provider
      """
    },
  ]
}
