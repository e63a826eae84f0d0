// Two type parameters may be said to be one another's parts: `Slip == Order.Slip, Order == Slip.Order`. Where one of them is known, so is the other one
// (Swift); where neither is, nobody knows.
// counts: registrations=3 needs=3 opaque=0
import Swinject

protocol Ordered {
  associatedtype Slip: Slipped where Slip.Order == Self
  init()
}
protocol Slipped {
  associatedtype Order: Ordered where Order.Slip == Self
  init(_ order: Order)
}

struct Breakfast: Ordered { typealias Slip = BreakfastSlip }
struct BreakfastSlip: Slipped { init(_ order: Breakfast) {} }
struct Supper: Ordered { typealias Slip = SupperSlip }
struct SupperSlip: Slipped { init(_ order: Supper) {} }
final class Printer {}

final class Till {
  let container = Container()

  func take<Order, Slip>(_ order: Order.Type, _ slips: [Slip] = []) where Order: Ordered, Slip == Order.Slip, Slip: Slipped, Order == Slip.Order {
    container.register(Slip.self) { _ in Slip(Order()) }
  }

  func printed<Order, Slip>(_ slips: [Slip]) -> [Order] where Order: Ordered, Slip: Slipped, Order == Slip.Order, Slip == Order.Slip {
    let printer = container.resolve(Printer.self)!
    print(printer, slips.count)
    return []
  }
}

let till = Till()
till.container.register(Printer.self) { _ in Printer() }
till.take(Breakfast.self)
till.container.register(Supper.self) { _ in Supper() }
print(till.container.resolve(BreakfastSlip.self)!)
print(till.container.resolve(SupperSlip.self)!)  // expect: missing-provider
print(till.printed([BreakfastSlip(Breakfast())]))
