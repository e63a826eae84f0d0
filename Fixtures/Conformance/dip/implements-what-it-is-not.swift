// TypeForwardingTests, testThatItThrowsErrorWhenResolvingNotImplementedTypeWithTypeForwarding.
import Dip

protocol Reader {}
final class Pencil {}

let container = DependencyContainer()
container.register { Pencil() }.implements(Reader.self)
_ = try! container.resolve() as Reader  // expect: missing-provider
