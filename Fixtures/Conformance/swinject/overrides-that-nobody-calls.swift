// The Swift Programming Language, "Inheritance", Overriding: an override runs where somebody calls what it overrides. What a class of the program
// declares for the first time nobody outside knows; what a class of the system does, the system calls.
import Swinject
import UIKit

final class Tide {}
final class Moon {}
final class Reef {}

class Boxes {
  let container = Container()
  func fill() {}
  func top() {}
}
final class TideBoxes: Boxes {
  override func fill() { container.register(Tide.self) { _ in Tide() } }
  override func top() { container.register(Moon.self) { _ in Moon() } }
}

class Deck: UIViewController {
  let container = Container()
  override func viewDidLoad() {}
}
final class ReefDeck: Deck {
  override func viewDidLoad() {
    super.viewDidLoad()
    container.register(Reef.self) { _ in Reef() }
  }
  func look() { _ = container.resolve(Reef.self)! }
}

final class Harbour {
  let boxes = TideBoxes()
  let deck = ReefDeck()
  func go() {
    let some: Boxes = boxes
    some.top()
    _ = boxes.container.resolve(Moon.self)!
    _ = boxes.container.resolve(Tide.self)!  // expect: missing-provider
    deck.look()
  }
}

@main
struct Port {
  static func main() { Harbour().go() }
}
// counts: needs=3 opaque=0
