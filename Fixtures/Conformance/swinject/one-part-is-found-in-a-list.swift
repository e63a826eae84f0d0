// Swift's `Sequence.first(where:)`, `BidirectionalCollection.last(where:)`, `Array.remove(at:)`, `Dictionary.values`: what they give is one of
// the elements, and any of them may be the one.
import Swinject

protocol Tide {}
protocol Wave {}
protocol Wind {}
protocol Rope {}
protocol Sail {}
final class Sea: Tide, Wave, Wind, Rope {}

protocol Part: AnyObject {
  var isOpen: Bool { get }
  func fill(_ box: Container)
}
extension Part {
  var isOpen: Bool { true }
}
final class TidePart: Part {
  func fill(_ box: Container) { box.register(Tide.self) { _ in Sea() } }
}
final class WavePart: Part {
  func fill(_ box: Container) { box.register(Wave.self) { _ in Sea() } }
}
final class WindPart: Part {
  func fill(_ box: Container) { box.register(Wind.self) { _ in Sea() } }
}
final class RopePart: Part {
  func fill(_ box: Container) { box.register(Rope.self) { _ in Sea() } }
}

final class Hub {
  let box = Container()
  private var waiting: [Part] = [TidePart()]
  private var late: [Part] = [WavePart()]
  private var some: [Part] = [WindPart()]
  private let named: [String: Part] = ["rope": RopePart()]

  func load() {
    if let part = waiting.first(where: { $0.isOpen }) { part.fill(box) }
    late.last { $0.isOpen }?.fill(box)
    some.remove(at: 0).fill(box)
    for (_, part) in named { part.fill(box) }
  }
}

let hub = Hub()
hub.load()
_ = hub.box.resolve(Tide.self)!
_ = hub.box.resolve(Wave.self)!
_ = hub.box.resolve(Wind.self)!
_ = hub.box.resolve(Rope.self)!
_ = hub.box.resolve(Sail.self)!  // expect: missing-provider
