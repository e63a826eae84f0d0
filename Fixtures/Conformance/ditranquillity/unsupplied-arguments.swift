// Resolver+Sync.makeObject (6.0.0): without arguments for the component "Get arguments for … failed" is logged and nil answered,
// which stops the app where the object is not optional (`gmake`), and in a list. AnyArguments.getArguments: they are found by the
// component's type or one of its alternative types. Run against DITranquillity 6.0.0.
import DITranquillity

protocol Printing {}
final class Poster: Printing {
  init(number: Int) {}
}
final class Frame {
  init(poster: Poster) {}
}
final class Leaflet {
  init(number: Int?) {}
}
final class Card {
  init(number: Int) {}
}
final class Ticket {
  init(number: Int) {}
}
final class Stall {
  init(tickets: Provider1<Ticket, Int>) {}
}
final class Banner: Printing {
  init(number: Int) {}
}
final class Sticker {
  init(number: Int) {}
}
final class Wall {
  var banner: Banner?
  var stickers: [Sticker] = []
}

func start() {
  let container = DIContainer()
  container.register { Poster(number: arg($0)) }
  container.register(Frame.init)  // expect: ditranquillity-unsupplied-argument (warning)
  container.register { Leaflet(number: arg($0)) }
  container.register { Card(number: arg($0)) }
  container.register { Ticket(number: arg($0)) }
  container.register(Stall.init)
  container.register { Banner(number: arg($0)) }.as(Printing.self)
  container.register { Sticker(number: arg($0)) }
  container.register(Wall.init)
    .injection(\.banner)
    .injection(\.stickers) { many($0) }  // expect: ditranquillity-unsupplied-argument (warning)

  let frame: Frame = container.resolve()
  let poster: Poster = container.resolve()  // expect: ditranquillity-unsupplied-argument (warning)
  let perhaps: Poster? = container.resolve()
  let leaflet: Leaflet = container.resolve()
  // Somebody brings what a card takes, so whoever does not may be fed by him.
  let card: Card = container.resolve(args: 5)
  let other: Card = container.resolve()
  let stall: Stall = container.resolve()
  let banner: Printing = container.resolve(arguments: AnyArguments(for: Printing.self, args: 7))
  let wall: Wall = container.resolve()
  _ = (frame, poster, perhaps, leaflet, card, other, stall, banner, wall)
}
