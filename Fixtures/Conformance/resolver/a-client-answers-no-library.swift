// A class below a library's one that asks a container and answers whatever type its caller wants answers no question of the library where it waits
// for that, or decodes it: it asks a server. So wrappers of other libraries that its file imports ask no container (Swift; Decodable).
// counts: registrations=1 needs=2 opaque=0
import NetClient
import Resolver
import TableStore

final class Token {}
final class Clock {}

final class Page: StoredObject {
  @Stored var title: String
  @Stored var size: Int
}

final class Client: LibraryClient {
  func token() -> Token { Resolver.resolve() }
  func clock() -> Clock { Resolver.resolve() }  // expect: missing-provider

  func send<Answer: Decodable>(_ path: String) throws -> Answer { try read(path, token(), clock()) }
  func load<Answer>(_ path: String) async throws -> Answer { try await fetch(path, token()) }
}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() { register { Token() } }
}

@main struct Reader {
  static func main() async throws {
    let title: String = try Client().send("title")
    let size: Int = try await Client().load("size")
    print(title, size)
  }
}
