// `TimeInterval` is a typealias of `Double`: https://developer.apple.com/documentation/foundation/timeinterval. To a key it makes no difference which of the
// two is written; what anybody wrote is what he reads.
// counts: needs=4 opaque=0
import Foundation
import Swinject

let container = Container()
container.register(TimeInterval.self) { _ in 1 }
container.register(Int.self) { _ in 1 }
container.register(TimeInterval.self, name: "long") { _ in 9 }
_ = container.resolve(Double.self)!
_ = container.resolve(NSInteger.self)!
_ = container.resolve(CFTimeInterval.self, name: "long")!
_ = container.resolve(CLongLong.self)!  // expect: missing-provider
