// ResolverProtocolTests, testMultipleProtocolsWithImplements: one object, several keys.
import Resolver

protocol Reader {}
protocol Writer {}
protocol Eraser {}
final class Disk: Reader, Writer {}
final class Tape: Reader {}

Resolver.register { Disk() }.implements(Reader.self).implements(Writer.self).scope(.application)
Resolver.register { Tape() }.implements(Reader.self, name: "tape")
_ = Resolver.resolve(Disk.self)
_ = Resolver.resolve(Reader.self)
_ = Resolver.resolve(Writer.self)
_ = Resolver.resolve(Reader.self, name: "tape")
_ = Resolver.resolve(Writer.self, name: "tape")  // expect: missing-provider
_ = Resolver.resolve(Eraser.self)  // expect: missing-provider
