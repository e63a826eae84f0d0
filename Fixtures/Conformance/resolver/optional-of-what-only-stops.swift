// counts: needs=3
// `Resolver.optional` and `@OptionalInjected` call the factory of what is registered (`Resolver.swift`: `optional(_:name:args:)`), so one that
// only ends the program answers no nil.
import Resolver

protocol Wax {}
protocol Wick {}
final class Desk {
  @OptionalInjected var wax: Wax?  // expect: missing-provider
  @OptionalInjected var wick: Wick?
}
extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register(Wax.self) { fatalError("register the wax first") }
    register { Desk() }
  }
}
let desk: Desk = Resolver.resolve()
