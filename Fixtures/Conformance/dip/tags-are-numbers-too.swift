// `Int` is a `DependencyTagConvertible`; a number is a tag like a text.
import Dip

protocol Bird {}
final class Owl: Bird {}

let container = DependencyContainer()
container.register(tag: 1) { Owl() as Bird }
_ = try! container.resolve(tag: 1) as Bird
_ = try! container.resolve(tag: 2) as Bird  // expect: missing-provider
