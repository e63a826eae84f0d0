// What the runtime of Objective-C, an override or a protocol outside the sources or Swift itself may call is no function that nobody calls (a name
// in a string calls nothing of which Objective-C does not know), nor is one whose caller calls itself; one that makes what it fills fills that whoever calls it, and what one that
// nobody calls asks for nobody asks for.
// counts: needs>=10 opaque=0
import Swinject
import UIKit

let shelf = Container()

final class Ink {}
final class Quill {}
final class Seal {}
final class Blotter {}
final class Sand {}
final class Paper {}
final class Stamp {}
final class Twine {}
final class Knife {}
final class Pin {}

final class Scribe: UIViewController, OutsideDelegate {
  override func viewDidLoad() { shelf.register(Ink.self) { _ in Ink() } }
  func sceneWillEnter() { shelf.register(Quill.self) { _ in Quill() } }
  @objc func refill() { shelf.register(Seal.self) { _ in Seal() } }
  @IBAction private func blot(_ sender: Any) { shelf.register(Blotter.self) { _ in Blotter() } }
}
class Pounce {
  func scatter() { shelf.register(Sand.self) { _ in Sand() } }
}
final class Sander: Pounce, OutsideDelegate {}

func orderPaper() { shelf.register(Paper.self) { _ in Paper() } }
let command = "orderPaper:now"

struct Press {
  func callAsFunction() { shelf.register(Stamp.self) { _ in Stamp() } }
}
let press = Press()
press()

func sample() {
  let own = Container()
  own.register(Twine.self) { _ in Twine() }
  _ = own.resolve(Twine.self)!
}

func tryOut() {
  shelf.register(Knife.self) { _ in Knife() }
  _ = shelf.resolve(Knife.self)!
}

func fold(_ times: Int) {
  if times > 0 { fold(times - 1) } else { pin() }
}
private func pin() { shelf.register(Pin.self) { _ in Pin() } }
fold(2)
sample()

_ = shelf.resolve(Pin.self)!
_ = shelf.resolve(Ink.self)!
_ = shelf.resolve(Quill.self)!
_ = shelf.resolve(Seal.self)!
_ = shelf.resolve(Blotter.self)!
_ = shelf.resolve(Sand.self)!
_ = shelf.resolve(Paper.self)!  // expect: missing-provider
_ = shelf.resolve(Stamp.self)!
