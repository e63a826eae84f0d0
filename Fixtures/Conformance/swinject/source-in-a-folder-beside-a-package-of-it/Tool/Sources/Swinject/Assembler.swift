public protocol Resolver {
  func resolve<Service>(_ type: Service.Type) -> Service?
}

public protocol Assembly {
  func assemble(container: Container)
}

public final class Assembler {
  private let container = Container()
  public init(_ assemblies: [Assembly]) { for assembly in assemblies { assembly.assemble(container: container) } }
}
