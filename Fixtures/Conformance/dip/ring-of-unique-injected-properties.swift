// Nobody keeps either, so each makes the other without end (run with 7.1).
import Dip

final class Server { @Injected var client: Client? }  // expect: dependency-cycle
final class Client { @Injected var server: Server? }

let container = DependencyContainer()
container.register(.unique) { Server() }
container.register(.unique) { Client() }
_ = try! container.resolve() as Server
