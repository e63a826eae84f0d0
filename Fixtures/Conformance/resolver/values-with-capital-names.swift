// counts: needs=5 registrations=2 opaque=0
// A type by itself is no expression: Swift wants `.self`, `(` or a member after it (The Swift Programming Language, Types, "Metatype Type").
// So what stands in an argument or after `=` as a bare name that nothing here declares is a value of a library, however it is written, as the
// `AF` of Alamofire is. What takes it takes what stands beside it, too.
import Alamofire
import Resolver

protocol Wire {}
protocol Cable {}
struct Copper: Cable {}
protocol Reading {}
final class Reader: Reading {
  init(session: Session, wire: Wire, cable: Cable) {}
}
final class Writer {
  init(session: Session = AF, wire: Wire = Resolver.resolve()) {}  // expect: missing-provider
}
final class Keeper {
  init(session: Session, cable: Cable) {}
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Copper() as Cable }
    register { Reader(session: AF, wire: resolve(), cable: resolve()) as Reading }
  }
}
let writer = Writer(session: AF)
let kept = AF
let keeper = Keeper(session: kept, cable: Resolver.resolve())
let other = Keeper(session: Alamofire.AF, cable: Resolver.resolve())
