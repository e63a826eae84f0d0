// The only provider is compiled under a flag, the need under none.
import DITranquillity

protocol Network {}
final class RecordedNetwork: Network {}

final class Client {
  init(network: Network) {}
}

func start() {
  let container = DIContainer()
  #if DEBUG
  container.register(RecordedNetwork.init).as(Network.self)
  #endif
  container.register(Client.init)  // expect: missing-provider
}
