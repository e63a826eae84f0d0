// Observed with 2.10.0. What is registered in a parent is made by the container that was asked: through the child it finds what
// only the child has. dilint warns of it; where code asks the parent itself, that stops the app.
import Swinject

final class Kiln {}
final class Clay {}
final class Bowl { init(clay: Clay) {} }
final class Plate { init(kiln: Kiln) {} }

func start() {
  let workshop = Container()
  workshop.register(Bowl.self) { r in
    Bowl(clay: r.resolve(Clay.self)!)  // expect: missing-provider (warning)
  }
  workshop.register(Plate.self) { r in
    Plate(kiln: r.resolve(Kiln.self)!)  // expect: missing-provider
  }
  let bench = Container(parent: workshop)
  bench.register(Clay.self) { _ in Clay() }
  bench.register(Kiln.self) { _ in Kiln() }

  _ = bench.resolve(Bowl.self)!
  _ = bench.resolve(Plate.self)!
  _ = workshop.resolve(Plate.self)!
}
