// ContainerSpec.Lazy, circular dependencies: a ring through `Lazy` is legal.
import Swinject

final class Hand { init(glove: Lazy<Glove>) {} }
final class Glove { init(hand: Hand) {} }

let container = Container()
container.register(Hand.self) { r in Hand(glove: r.resolve(Lazy<Glove>.self)!) }
container.register(Glove.self) { r in Glove(hand: r.resolve(Hand.self)!) }
_ = container.resolve(Glove.self)!
