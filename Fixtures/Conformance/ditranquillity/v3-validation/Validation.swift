// Upstream: DITranquillityTests_Build of 3.x, which is the list of 6.0.0 without test doubles and roots. Each function is one
// diagnostic of `validate(checkGraphCycles:)`: nothing for a type, nothing to make it with, something that may be cached,
// several, and the ways in which a ring is not closed.
import DITranquillity

protocol Seal {}
final class WaxSeal: Seal {}
final class LeadSeal: Seal {}

final class Envelope {
  init(seal: Seal) {}
}

final class Postcard {
  init(seal: Seal?) {}
}

final class Parcel {
  init(seal: WaxSeal) {}
}

final class Sender {
  init(recipient: Recipient) {}
}

final class Recipient {
  var sender: Sender!
}

func nothingForType() {
  let container = DIContainer()
  container.register(Envelope.init)  // expect: missing-provider
  container.register(Postcard.init)
  container.validate(checkGraphCycles: true)
}

func nothingToMakeItWith() {
  let container = DIContainer()
  container.register(WaxSeal.self)
  container.register(Parcel.init)  // expect: missing-provider
  container.validate()
}

func perhapsInTheCache() {
  let container = DIContainer()
  container.register(WaxSeal.self)
    .lifetime(.perRun(.strong))
  container.register(Parcel.init)
  container.validate()
}

func several() {
  let container = DIContainer()
  container.register(WaxSeal.init).as(check: Seal.self) { $0 }
  container.register(LeadSeal.init).as(check: Seal.self) { $0 }
  container.register(Envelope.init)  // expect: ambiguous-provider
  container.validate()
}

func severalAndOneDefault() {
  let container = DIContainer()
  container.register(WaxSeal.init).as(check: Seal.self) { $0 }.default()
  container.register(LeadSeal.init).as(check: Seal.self) { $0 }
  container.register(Envelope.init)
  container.validate()
}

func ringWithoutMark() {
  let container = DIContainer()
  container.register(Sender.init).lifetime(.objectGraph)  // expect: dependency-cycle
  container.register(Recipient.init)
    .injection(\.sender)
    .lifetime(.objectGraph)
  container.validate()
}

func ringOfPrototypes() {
  let container = DIContainer()
  container.register(Sender.init)  // expect: dependency-cycle
  container.register(Recipient.init)
    .injection(cycle: true, \.sender)
  container.validate()
}

func ringWithPrototype() {
  let container = DIContainer()
  container.register(Sender.init)  // expect: dependency-cycle (warning)
  container.register(Recipient.init)
    .injection(cycle: true, \.sender)
    .lifetime(.objectGraph)
  container.validate()
}

func closedRing() {
  let container = DIContainer()
  container.register(Sender.init).lifetime(.objectGraph)
  container.register(Recipient.init)
    .injection(cycle: true, \.sender)
    .lifetime(.objectGraph)
  container.validate()
}
