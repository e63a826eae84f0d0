// Swinject, Resolver.swift: `resolve` answers nil for what is not registered. A property that the program sets elsewhere, too, need not stay nil: nothing fails
// for certain.
// counts: needs=5 opaque=0
import Swinject
import SwinjectStoryboard
import UIKit

final class Anchor {
  init(weight: Int) {}
}
final class Rope {
  init(length: Int) {}
}
final class Sail {
  init(width: Int) {}
}
final class Mast {
  init(height: Int) {}
}

final class Deck: UIViewController {
  var anchor: Anchor!
  var rope: Rope!
  var sail: Sail!
  var mast: Mast!
}

final class Pier: UIViewController {
  func open() {
    let deck = storyboard!.instantiateViewController(withIdentifier: "Deck") as! Deck
    deck.anchor = Anchor(weight: 40)
    deck.rope = nil
    present(deck, animated: true)
  }
}

final class Boat {
  var sail: Sail!
  func hoist() { sail = Sail(width: 3) }
}

extension SwinjectStoryboard {
  @objc class func setup() {
    defaultContainer.storyboardInitCompleted(Deck.self) { r, deck in
      deck.anchor = r.resolve(Anchor.self)  // expect: missing-provider (warning)
      deck.rope = r.resolve(Rope.self)  // expect: missing-provider
      deck.sail = r.resolve(Sail.self)  // expect: missing-provider
      deck.mast = r.resolve(Mast.self)  // expect: missing-provider
    }
    defaultContainer.register(Anchor.self) { (_, weight: Int) in Anchor(weight: weight) }
    rig(Deck())
  }

  class func rig(_ deck: Deck) {
    deck.mast = defaultContainer.resolve(Mast.self)
  }
}
