// What an extension adds belongs to the module that compiles it (The Swift Programming Language, "Extensions"): two apps may each add a container of one
// name to the framework's type, and a file that both compile asks each app's own.
// counts: needs=9 opaque=0
import Swinject

protocol Anchor {}
protocol Bell {}
struct IronAnchor: Anchor {}
struct BrassBell: Bell {}
protocol Cleat {}
struct BrassCleat: Cleat {}

final class Deck {
  let anchor = Container.ours.resolve(Anchor.self)!
  let bell = Container.ours.resolve(Bell.self)!  // expect: missing-provider
  let cleat = Container.ours.resolve(Cleat.self)!  // expect: missing-provider
  func ring() { print(Container.ours.resolve(Anchor.self)!, anchor, bell, cleat) }
}
