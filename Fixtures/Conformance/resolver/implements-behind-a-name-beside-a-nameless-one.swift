// The one without a name answers for the protocol then, with or without a name (run with 1.5).
import Resolver

protocol Reader {}
final class Disk: Reader {}

Resolver.register { Disk() }
Resolver.register(name: "backup") { Disk() }.implements(Reader.self, name: "backup")
_ = Resolver.resolve(Reader.self, name: "backup")
