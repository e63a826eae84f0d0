// `Resolver.register` provides what its factory answers; `NSLocalizedString` of Foundation is a function that answers a `String`, and `Array(_:)`
// of Swift makes an array of what it is given.
// counts: registrations>=1 needs=3
import Foundation
import Resolver

final class Sign {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { NSLocalizedString("title", comment: "") }
    register { Array(1...3) }
  }
}

@main struct Program {
  static func main() {
    let title: String = Resolver.resolve()
    let steps: [Int] = Resolver.resolve()  // expect: missing-provider (note)
    let sign: Sign = Resolver.resolve()  // expect: missing-provider
    print(title, steps, sign)
  }
}
