/// Rings and chains of assemblies in DITranquillity 1.x and 2.x.
extension Growth {
  static let oldAssemblies = [
    Growth(name: "assemblies-1-chain", unit: "assemblies", sizes: [4, 8, 100, 1000]) { first($0, ring: false) },
    Growth(name: "assemblies-1-ring", unit: "assemblies", sizes: [4, 8, 100, 1000]) { first($0, ring: true) },
    Growth(name: "modules-2-chain", unit: "modules", sizes: [4, 8, 100, 1000]) { second($0, ring: false) },
    Growth(name: "modules-2-ring", unit: "modules", sizes: [4, 8, 100, 1000]) { second($0, ring: true) },
  ]

  private static func list(_ one: Int, _ n: Int, _ ring: Bool, _ type: String) -> String {
    "[" + next(one, n, ring: ring).map { "\(type)\($0)()" }.joined(separator: ", ") + "]"
  }

  private static func first(_ n: Int, ring: Bool) -> String {
    """
    import DITranquillity
    \(ring ? "// expect somewhere: assembly-cycle (error)" : "")
    final class Lost {}
    \(each(0..<n) { one in
      """
      final class Key\(one) {}
      final class Inner\(one) {}
      final class Assembly\(one): DIAssembly {
        var publicModules: [DIModule] { return [Module\(one)()] }
        var internalModules: [DIModule] { return [] }
        var dependencies: [DIAssembly] { return \(list(one, n, ring, "Assembly")) }
      }
      final class Module\(one): DIModule {
        func load(builder: DIContainerBuilder) {
          builder.register(Key\(one).self).initializer { Key\(one)() }
        }
      }
      """
    })
    func start() throws {
      let scope = try DIContainerBuilder().register(assembly: Assembly0()).build()
    \(each(0..<n) { "  let key\($0): Key\($0) = *!scope" })
      let lost: Lost = *!scope  // expect: missing-provider
      _ = (key0, lost)
    }
    """
  }

  private static func second(_ n: Int, ring: Bool) -> String {
    """
    import DITranquillity
    \(ring ? "// expect somewhere: assembly-cycle (error)" : "")
    class Lost {}
    \(each(0..<n) { one in
      """
      class Key\(one) {}
      class Module\(one): DIModule {
        var components: [DIComponent] { return [Component\(one)()] }
        var dependencies: [DIModule] { return \(list(one, n, ring, "Module")) }
      }
      class Component\(one): DIComponent {
        var scope: DIComponentScope { return .public }
        func load(builder: DIContainerBuilder) { builder.register(type: Key\(one).init) }
      }
      """
    })
    func start() throws {
      let builder = DIContainerBuilder()
      builder.register(module: Module0())
      let container = try builder.build()
    \(each(0..<n) { "  let key\($0): Key\($0) = try! container.resolve()" })
      let lost: Lost = try! container.resolve()  // expect: missing-provider
      _ = (key0, lost)
    }
    """
  }
}
