// What is asked for only so that it is made, and what is looked at as something else behind a `guard let`, may not be absent for that: where
// nothing provides it the answer is always nil.
// counts: needs=5 opaque=0
import Swinject

protocol Harbour { func open() }
protocol Tide { func turn() }
protocol Beacon {}
protocol Buoy {}
protocol Gull {}

let depot: Resolver = {
  let box = Container()
  box.register(Int.self) { _ in 1 }
  return box
}()

final class Captain {
  lazy private var harbour = depot.resolve(Harbour.self)  // expect: missing-provider (warning)
  // Whoever compares it may want it to be nil.
  lazy private var gull = depot.resolve(Gull.self)

  func start() {
    guard let harbour = self.harbour else { return }
    harbour.open()
    if let tide = self.harbour as? Tide { tide.turn() }
    if gull == nil { print("no gull") }
  }
}

@main enum App {
  static func main() {
    _ = depot.resolve(Beacon.self)  // expect: missing-provider (warning)
    let _ = depot.resolve(Buoy.self)  // expect: missing-provider (warning)
    _ = depot.resolve(Int.self)
    Captain().start()
  }
}
