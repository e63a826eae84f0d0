// A test double under `#if` excludes nothing: under either flag there is one provider.
import DITranquillity

protocol Network {}
final class HTTPNetwork: Network {}
final class RecordedNetwork: Network {}

final class Client {
  init(network: Network) {}
}

func start() {
  let container = DIContainer()
  #if DEBUG
  container.register(RecordedNetwork.init).as(Network.self)
  #else
  container.register(HTTPNetwork.init).as(Network.self)
  #endif
  container.register(Client.init)
}
