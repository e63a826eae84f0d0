// counts: registrations>=1 needs>=2
import Resolver
final class Scale {}
final class Finder { @Injected var scale: Scale; @Injected var note: Note }  // expect: missing-provider
final class Note {}
extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { Scale() } }
}
final class AppDelegate { let finder = Finder() }
