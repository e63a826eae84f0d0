// SwinjectPropertyLoader's README and tests: a property that no file has is nil, and no registration.
import Swinject
import SwinjectPropertyLoader

final class Server { var address: String? }

final class ServerAssembly: Assembly {
  func assemble(container: Container) {
    container.register(Server.self) { r in
      let server = Server()
      server.address = r.property("server.address")
      return server
    }
  }
}

let assembler = Assembler(container: Container())
try! assembler.apply(propertyLoader: JsonPropertyLoader(bundle: .main, name: "properties"))
assembler.apply(assembly: ServerAssembly())
_ = assembler.resolver.resolve(Server.self)!
