// Resolver.swift: `Resolver.main` is where static functions register. A library's extension may register there what the library declares, and
// nothing that only the app declares.
// counts: opaque=1
import OrchardKit
import Resolver

final class Bench {}
final class Rake {}
extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Bench() }
    registerOrchard()
  }
}
final class Garden {
  @Injected var bench: Bench
  @Injected var rake: Rake  // expect: missing-provider
  @Injected var tree: AppleTree  // expect: missing-provider (note)
}
