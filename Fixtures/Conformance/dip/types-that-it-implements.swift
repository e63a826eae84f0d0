// TypeForwardingTests: several types, one object; a tag of the definition does not go along.
import Dip

protocol Reader {}
protocol Writer {}
protocol Eraser {}
protocol Rewinder {}
final class Disk: Reader, Writer, Eraser, Rewinder {}

let container = DependencyContainer()
container.register(.singleton) { Disk() }.implements(Reader.self, Writer.self).implements(Eraser.self, tag: "soft")
_ = try! container.resolve() as Disk
_ = try! container.resolve() as Reader
_ = try! container.resolve() as Writer
_ = try! container.resolve(tag: "soft") as Eraser
_ = try! container.resolve() as Eraser  // expect: missing-provider
