// `optional` answers nil; unwrapping that is the program's own insistence.
import Resolver

final class Rain {}
final class Snow {}

if let rain = Resolver.optional(Rain.self) { print(rain) }
let snow = Resolver.optional(Snow.self)!  // expect: missing-provider
