/// Long chains: nothing may recurse as deep as the input is long.
extension Growth {
  static let chains = [
    Growth(name: "types-in-a-chain", unit: "types", sizes: [10, 100, 600, 2000]) { n in
      """
      \(head)
      \(each(0..<n) { one in
        """
        final class Work\(one) {
          let other = Work\(one + 1)()
          func work(_ box: Container, _ x: Int) { other.work(box, x + 1) }
        }
        """
      })
      final class Work\(n) {
        func work(_ box: Container, _ x: Int) { box.register(Found.self) { _ in Found() } }
      }
      let box = Container()
      Work0().work(box, 0)
      _ = box.resolve(Found.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "types-in-a-chain-without-container", unit: "types", sizes: [10, 100, 600, 2000]) { n in
      """
      \(head)
      struct Count { let number: Int }
      \(each(0..<n) { one in
        """
        final class Work\(one) {
          let other = Work\(one + 1)()
          func work(_ x: Int) -> Int { other.work(x + 1) }
        }
        """
      })
      final class Work\(n) {
        func work(_ x: Int) -> Int { x }
      }
      let box = Container()
      box.register(Count.self) { _ in Count(number: Work0().work(0)) }
      _ = box.resolve(Count.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "globals-in-a-chain", unit: "globals", sizes: [10, 100, 1000, 3000]) { n in
      """
      \(head)
      let box0 = Container()
      \(each(1...n) { "let box\($0) = box\($0 - 1)" })
      box\(n).register(Found.self) { _ in Found() }
      _ = box\(n).resolve(Found.self)!
      _ = box0.resolve(Found.self)!
      _ = box0.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "statics-in-a-chain", unit: "types", sizes: [10, 100, 1000, 3000]) { n in
      """
      \(head)
      enum Box0 { static let box = Container() }
      \(each(1...n) { "enum Box\($0) { static let box = Box\($0 - 1).box }" })
      Box\(n).box.register(Found.self) { _ in Found() }
      _ = Box\(n).box.resolve(Found.self)!
      _ = Box0.box.resolve(Found.self)!
      _ = Box0.box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    // Who fills a container is called if whoever says its name is.
    Growth(name: "fillers-in-a-chain", unit: "types", sizes: [10, 100, 600]) { n in
      """
      \(head)
      let box = Container()
      final class Work0 { func fill0() { box.register(Found.self) { _ in Found() } } }
      \(each(1...n) { "final class Work\($0) { func fill\($0)() { Work\($0 - 1)().fill\($0 - 1)() } }" })
      Work\(n)().fill\(n)()
      _ = box.resolve(Found.self)!
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "makers-that-stop-in-a-chain", unit: "functions", sizes: [10, 100, 600]) { n in
      """
      import Factory
      struct Lost {}
      func stop0() -> Lost { fatalError() }
      \(each(1...n) { "func stop\($0)() -> Lost { stop\($0 - 1)() }\nfunc stop\($0)(_ why: String) -> Lost { stop\($0 - 1)() }" })
      extension Container { var lost: Factory<Lost> { self { stop\(n)() } } }
      _ = Container.shared.lost()  // expect: missing-provider
      """
    },
    Growth(name: "needs-in-a-chain", unit: "types", sizes: [10, 100, 1000, 3000]) { n in
      """
      \(head)
      \(each(0..<n) { "final class Link\($0) { init(next: Link\($0 + 1)) {} }" })
      final class Link\(n) { init(lost: Lost) {} }
      let box = Container()
      \(each(0..<n) { one in "box.register(Link\(one).self) { r in Link\(one)(next: r.resolve(Link\(one + 1).self)!) }" })
      box.register(Link\(n).self) { r in Link\(n)(lost: r.resolve(Lost.self)!) }  // expect: missing-provider
      _ = box.resolve(Link0.self)!
      """
    },
    Growth(name: "parents-in-a-chain", unit: "containers", sizes: [10, 100, 1000]) { n in
      """
      \(head)
      let box0 = Container()
      box0.register(Found.self) { _ in Found() }
      \(each(1...n) { "let box\($0) = Container(parent: box\($0 - 1))" })
      _ = box\(n).resolve(Found.self)!
      _ = box\(n).resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "statements-in-a-row", unit: "statements", sizes: [10, 100, 1000, 5000]) { n in
      """
      \(head)
      \(each(0..<n) { "struct Key\($0) {}" })
      let box = Container()
      \(each(0..<n) { "box.register(Key\($0).self) { _ in Key\($0)() }" })
      \(each(0..<n) { "_ = box.resolve(Key\($0).self)!" })
      _ = box.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    // What is called may be evaluated once, however many calls follow.
    Growth(name: "calls-in-a-chain", unit: "calls", sizes: [10, 30, 60]) { n in
      """
      import DITranquillity
      struct Lost {}
      \(each(0..<n) { one in
        """
        final class Work\(one) { init() {} }
        final class Part\(one): DIPart {
          static func load(container: DIContainer) { container.register(Work\(one).init) }
        }
        """
      })
      final class Asker { init(work: Work\(n - 1), lost: Lost) {} }
      let box = DIContainer()
      box.register(Asker.init)  // expect: missing-provider
      box
        \(each(0..<n) { "  .append(part: Part\($0).self)" })
      """
    },
    // Each keeps the container that it is handed, and hands it on to the next, which it makes.
    Growth(name: "screens-that-make-the-next", unit: "screens", sizes: [20, 60, 200]) { n in
      """
      \(head)
      \(each(0..<n) { one in
        let last = "_ = box.resolve(Found.self)!\n    _ = box.resolve(Lost.self)!  // expect: missing-provider"
        return """
        final class Screen\(one) {
          private let box: Container
          init(box: Container) { self.box = box }
          func start() {
            \(one == n - 1 ? last : "Screen\(one + 1)(box: box).start()")
          }
        }
        """
      })
      let box = Container()
      box.register(Found.self) { _ in Found() }
      Screen0(box: box).start()
      """
    },
  ]
}
