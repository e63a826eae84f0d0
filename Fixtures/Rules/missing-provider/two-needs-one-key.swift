// Two registrations ask for a key that nobody provides: one finding, at the first of them.
import DITranquillity

protocol Mail {}
final class Inbox { init(mail: Mail) {} }
final class Outbox { init(mail: Mail) {} }

final class MailPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Inbox.init)  // expect: missing-provider
    container.register(Outbox.init)
  }
}

func start() {
  let container = DIContainer()
  container.append(part: MailPart.self)
}
