// `implements` asks for the service without its name, whatever name is given (run with 1.5: 'Disk:NONAME' not resolved).
import Resolver

protocol Reader {}
final class Disk: Reader {}

Resolver.register(name: "backup") { Disk() }.implements(Reader.self, name: "backup")  // expect: missing-provider
_ = Resolver.resolve(Disk.self, name: "backup")
_ = Resolver.resolve(Reader.self, name: "backup")
