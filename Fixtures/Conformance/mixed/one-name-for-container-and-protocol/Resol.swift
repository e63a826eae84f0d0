import Resolver

protocol Anchor {}
final class Iron: Anchor {}
protocol Rope {}
final class Crew {
  @LazyInjected var anchor: Anchor
  init(rope: Rope) {}
}
extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Iron() as Anchor }
    register { Crew(rope: resolve()) }  // expect: missing-provider
  }
}
