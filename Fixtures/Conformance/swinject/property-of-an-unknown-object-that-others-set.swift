// Swinject, Resolver.swift: `resolve` answers nil for what is not registered. Of which type the object is whose property is set, a library says: it may be this one, where
// what is put there may be of its type.
// counts: needs=2 opaque=0
import Berths
import Swinject
import SwinjectStoryboard
import UIKit

final class Anchor {
  init(weight: Int) {}
}
final class Rope {
  init(length: Int) {}
}
final class Chain {}

final class Deck: UIViewController {
  var anchor: Anchor!
  var rope: Rope!
}

final class Pier: UIViewController {
  func open(_ anchor: Anchor, _ chain: Chain) {
    let deck = Berths.main.deck()!
    deck.anchor = anchor
    deck.rope = chain
    present(deck, animated: true)
  }
}

extension SwinjectStoryboard {
  @objc class func setup() {
    defaultContainer.storyboardInitCompleted(Deck.self) { r, deck in
      deck.anchor = r.resolve(Anchor.self)  // expect: missing-provider (warning)
      deck.rope = r.resolve(Rope.self)  // expect: missing-provider
    }
    defaultContainer.register(Anchor.self) { (_, weight: Int) in Anchor(weight: weight) }
  }
}
