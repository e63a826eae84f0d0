/// Rings and chains of assemblies in the generations that are alive: DITranquillity 3 to 6, Swinject, Knit.
extension Growth {
  static let assemblies = [
    Growth(name: "frameworks-chain", unit: "assemblies", sizes: [5, 10, 100, 1000]) { frameworks($0, ring: false) },
    Growth(name: "frameworks-ring", unit: "assemblies", sizes: [5, 10, 100, 1000]) { frameworks($0, ring: true) },
    Growth(
      name: "frameworks-3-chain", unit: "assemblies", sizes: [5, 10, 100, 1000],
      manifest: "version: 1\nframeworks: { ditranquillity: { version: \"3.8.4\" } }\n"
    ) { frameworks($0, ring: false) },
    Growth(
      name: "frameworks-3-ring", unit: "assemblies", sizes: [5, 10, 100, 1000],
      manifest: "version: 1\nframeworks: { ditranquillity: { version: \"3.8.4\" } }\n"
    ) { frameworks($0, ring: true) },
    Growth(name: "swinject-chain", unit: "assemblies", sizes: [5, 10, 100, 1000]) { n in
      """
      \(head)
      \(each(0..<n) { swinject($0, next: $0 + 1 < n ? $0 + 1 : nil, guarded: false) })
      let assembler = Assembler([Assembly0()])
      \(each(0..<n) { "_ = assembler.resolver.resolve(Key\($0).self)!" })
      _ = assembler.resolver.resolve(Lost.self)!  // expect: missing-provider
      """
    },
    Growth(name: "swinject-ring", unit: "assemblies", sizes: [5, 10, 100, 1000], isExact: false) { n in
      """
      \(head)
      \(each(0..<n) { swinject($0, next: ($0 + 1) % n, guarded: true) })
      let assembler = Assembler([Assembly0()])
      \(each(0..<n) { "_ = assembler.resolver.resolve(Key\($0).self)!" })
      \(witness)
      """
    },
    Growth(name: "knit-chain", unit: "assemblies", sizes: [5, 10, 100, 300, 1000]) { knit($0, ring: false) },
    Growth(name: "knit-ring", unit: "assemblies", sizes: [5, 10, 100, 300, 1000]) { knit($0, ring: true) },
  ]

  /// The next two of each, as far as there are any.
  static func next(_ one: Int, _ n: Int, ring: Bool) -> [Int] {
    [one + 1, one + 2].filter { ring || $0 < n }.map { $0 % n }
  }

  private static func frameworks(_ n: Int, ring: Bool) -> String {
    """
    import DITranquillity
    \(ring ? "// expect somewhere: assembly-cycle (warning)" : "")
    final class Lost {}
    \(each(0..<n) { one in
      """
      final class Key\(one) {}
      final class Framework\(one): DIFramework {
        static func load(container: DIContainer) {
      \(each(next(one, n, ring: ring)) { "    container.append(framework: Framework\($0).self)" })
          container.register(Key\(one).init)
        }
      }
      """
    })
    func start() {
      let container = DIContainer()
      container.append(framework: Framework0.self)
    \(each(0..<n) { "  let key\($0): Key\($0) = container.resolve()" })
      let lost: Lost = container.resolve()  // expect: missing-provider
      _ = (key0, lost)
    }
    """
  }

  private static func swinject(_ one: Int, next: Int?, guarded: Bool) -> String {
    """
    struct Key\(one) {}
    final class Assembly\(one): Assembly {
      static var isLoaded = false
      func assemble(container: Container) {
        \(guarded ? "guard !Self.isLoaded else { return }" : "")
        Self.isLoaded = true
        container.register(Key\(one).self) { _ in Key\(one)() }
        \(next.map { "Assembly\($0)().assemble(container: container)" } ?? "")
      }
    }
    """
  }

  private static func knit(_ n: Int, ring: Bool) -> String {
    """
    import Knit
    \(each(0..<n) { one in
      """
      final class Key\(one) {}
      final class Assembly\(one): AutoInitModuleAssembly {
        typealias TargetResolver = Resolver
        static var dependencies: [any ModuleAssembly.Type] {
          [\(next(one, n, ring: ring).map { "Assembly\($0).self" }.joined(separator: ", "))]
        }
        func assemble(container: Container<Resolver>) {
          container.register(Key\(one).self) { _ in Key\(one)() }
        }
      }
      """
    })
    let assembler = ScopedModuleAssembler<Resolver>([Assembly0()])
    \(each(0..<n) { "_ = assembler.resolver.key\($0)()" })
    """
  }
}
