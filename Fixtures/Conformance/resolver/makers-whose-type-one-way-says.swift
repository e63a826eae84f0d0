// The Swift Programming Language, "Conditional Compilation Block" and "Ternary Conditional Operator": the compiler sees one clause of an `#if`, so that a closure of
// nothing else answers what that says; both ways of a choice have one type, which `as` may say in one of them.
// counts: needs=4 registrations=3 opaque=0
import Resolver

protocol Lamp {}
final class Bright: Lamp {}
final class Dim: Lamp {}
protocol Rope {}
final class Short: Rope {}
final class Long: Rope {}
protocol Bell {}
final class Brass: Bell {}
protocol Flag {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    main.register {
      #if DEBUG
        Bright() as Lamp
      #else
        Dim() as Lamp
      #endif
    }
    main.register { (_, args) in
      let name: String = args()
      return name.isEmpty ? Short() : Long() as Rope
    }
    main.register { (_, args) in bell(for: args()) }
    func bell(for name: String) -> Bell { Brass() }
  }
}

final class Deck {
  @Injected var lamp: Lamp
  @Injected var flag: Flag  // expect: missing-provider
  func ring() {
    _ = Resolver.resolve(Rope.self, args: "x")
    _ = Resolver.resolve(Bell.self, args: "x")
  }
}
