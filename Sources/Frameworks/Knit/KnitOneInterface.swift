/// What 1.x has: Swinject's own container and resolver, and additions to them.
let knitOneInterface =
  knitAssemblies
  + knitAssemblers(container: "Container", resolver: "Resolver", filled: { _ in "Container" })
    + """

    public protocol Assembly {
      func assemble(container: Container)
      func loaded(resolver: Resolver)
    }

    extension ModuleAssembler { public var _container: Container { return __as(Container.self) } }
    extension ScopedModuleAssembler { public var _container: Container { return __as(Container.self) } }
    extension Container {
      public func registerIntoCollection<Service>(
        _ service: Service.Type, factory: Maker<Service>
      ) -> ServiceEntry<Service> {
        let entry = __provide(type: ServiceCollection<Service>.self, make: factory, hands: [self])
        return entry.collected()
      }
      public func autoregisterIntoCollection<Service>(
        _ service: Service.Type, initializer: Maker<Service>
      ) -> ServiceEntry<Service> {
        let entry = __provide(type: ServiceCollection<Service>.self, make: initializer)
        return entry.collected()
      }
    }

    @container
    public class Assembler: Container {
      public init(container: Container? = nil) { return __create(from: container) }
      public init(
        _ assemblies: [Assembly], container: Container? = nil
      ) { return __create(from: container).apply(assemblies: assemblies) }
      public init(
        _ assemblies: [Assembly], parent: Assembler?, defaultObjectScope: ObjectScope = .graph, behaviors: [Behavior] = []
      ) { return __create(parent: parent, lifetime: defaultObjectScope).apply(assemblies: assemblies) }
      public init(parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph, behaviors: [Behavior] = []) {
        return __create(parent: parentAssembler, lifetime: defaultObjectScope)
      }
      public var resolver: Resolver { return self }
      public func apply(assembly: Assembly) { return apply(assemblies: [assembly]) }
      public func apply(assemblies: [Assembly]) {
        __include(assemblies, as: "child") { $0.assemble(container: self) }
        return self
      }
    }
    """ + swinjectCopy("Container", "Resolver")
