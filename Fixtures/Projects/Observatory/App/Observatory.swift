import Swinject

enum Observatory {
  private static let assembler = Assembler(Assemblies.all())
  static var resolver: Resolver { LockedResolver(inner: assembler.resolver) }
}
