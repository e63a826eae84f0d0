// A function hands itself a closure around its closure, without an end.
// counts: needs>=1
import Resolver
final class Bell {}
func again(_ block: @escaping () -> Void) { again { block(); let bell: Bell = Resolver.resolve(); _ = bell } }
func start() { again {} }
extension Resolver: ResolverRegistering { public static func registerAllServices() { register { Bell() } } }
