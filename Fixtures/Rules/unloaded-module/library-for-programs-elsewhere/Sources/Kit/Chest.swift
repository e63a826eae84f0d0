import Swinject

public final class Chest {
  public static let shared = Chest()
  private let assembler = Assembler()

  public func apply(_ piece: any Assembly) { assembler.apply(assembly: piece) }
  public func find<T>(_ type: T.Type) -> T { assembler.resolver.resolve(type)! }
}
