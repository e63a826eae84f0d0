// Upstream: DITranquillityTests_Build.test02_MultiplyRegistrateTypeWithTag (6.0.0). A provider that has the key only under
// a tag does not compete for the plain key: valid.
import DITranquillity

protocol Ticket {}
final class DayTicket: Ticket {}
final class NightTicket: Ticket {}
enum AfterMidnight {}

final class Passenger {
  init(ticket: Ticket) {}
}

func start() {
  let container = DIContainer()
  container.register(NightTicket.init)
    .as(check: Ticket.self, tag: AfterMidnight.self) { $0 }
  container.register(DayTicket.init)
    .as(check: Ticket.self) { $0 }
  container.register(Passenger.init)
}
