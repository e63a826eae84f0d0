import DITranquillity

public protocol HTTPClient {
  func load(_ path: String)
}

final class MuseumClient: HTTPClient {
  var log: Log?
  private let host: String
  init(host: String) { self.host = host }
  func load(_ path: String) { log?.write(host + "/" + path) }
}

final class NetworkModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(MuseumClient.self)
      .asSelf()
      .asType(HTTPClient.self)
      .lifetime(.lazySingle)
      .initializer { MuseumClient(host: "https://museum.example") }
      .dependency { scope, client in client.log = *!scope }
  }
}
