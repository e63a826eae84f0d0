// AutoInjectionTests, testThatItResolvesCircularDependencies (run with 7.1).
import Dip

final class Server { @Injected var client: Client? }
final class Client { @InjectedWeak var server: Server? }

let container = DependencyContainer()
container.register { Server() }
container.register { Client() }
_ = try! container.resolve() as Server
