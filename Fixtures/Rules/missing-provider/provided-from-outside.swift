// A comment says that something else provides it.
import DITranquillity

protocol Mail {}
final class Inbox { init(mail: Mail) {} }

func start() {
  let container = DIContainer()
  // dilint:provided - the mail plug-in registers it when it is loaded
  container.register(Inbox.init)
}
