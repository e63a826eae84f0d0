// `Container.Arguments.swift` of Swinject compares the static types of run-time arguments: `URL?` is another than `URL`, and `TimeInterval` is
// `Double` by the declaration of Foundation. What a capital name answers Apple's and Swift's documentation says: `NSLocalizedString` is a
// function, `UIImage(named:)` and `Int(_: String)` may fail, `Array(_:)` is of what it is given.
// counts: registrations=7 needs=16 opaque=0
import Bells
import Swinject
import UIKit

final class Sign {}
final class Scale {}
final class Clock {}
final class Poster {}
final class Counter {}
final class Case {}
final class Tuner {}

@main struct Program {
  static func main() {
    let container = Container()
    let sizes = ["small": 1]
    let all = [1, 2, 3]
    container.register(Sign.self) { (_, text: String) in Sign() }
    container.register(Scale.self) { (_, steps: [Int]) in Scale() }
    container.register(Clock.self) { (_, time: TimeInterval) in Clock() }
    container.register(Poster.self) { (_, image: UIImage?) in Poster() }
    container.register(Counter.self) { (_, count: Int) in Counter() }
    container.register(Case.self) { (_, steps: ArraySlice<Int>) in Case() }
    container.register(Tuner.self) { (_, gong: any Tone) in Tuner() }

    _ = container.resolve(Sign.self, argument: NSLocalizedString("title", comment: ""))!
    _ = container.resolve(Sign.self, argument: UIColor())!  // expect: missing-provider
    _ = container.resolve(Scale.self, argument: Array(1...3))!
    _ = container.resolve(Scale.self, argument: "scale")!  // expect: missing-provider
    _ = container.resolve(Clock.self, argument: 5.0)!
    _ = container.resolve(Clock.self, argument: CACurrentMediaTime())!
    _ = container.resolve(Clock.self, argument: 5)!  // expect: missing-provider
    _ = container.resolve(Poster.self, argument: UIImage(named: "poster"))!
    _ = container.resolve(Poster.self, argument: UIImage())!  // expect: missing-provider
    _ = container.resolve(Counter.self, argument: Int(5.0))!
    _ = container.resolve(Counter.self, argument: Int("5")!)!
    _ = container.resolve(Counter.self, argument: Int("5"))!  // expect: missing-provider
    _ = container.resolve(Counter.self, argument: sizes["small", default: 0])!
    _ = container.resolve(Case.self, argument: all[0..<1])!
    // What a library's capital name answers nobody here knows, only that it is nothing of the program's.
    _ = container.resolve(Sign.self, argument: BellName("low"))!  // expect: missing-provider (note)
    _ = container.resolve(Tuner.self, argument: BellName("low"))!  // expect: missing-provider
  }
}

protocol Tone {}
