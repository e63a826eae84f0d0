// Dependencies may be local, static and of functions; a live value reads others (docs, "Using dependencies").
// counts: needs=4 registrations=2 opaque=0
import Dependencies

struct Network {
  var load: (String) -> String
}
struct Session: DependencyKey {
  static let liveValue = Session()
  func send(_ text: String) -> String { text }
}
struct Log: TestDependencyKey {
  static let testValue = Log()
}
extension Network: DependencyKey {
  static var liveValue: Network {
    @Dependency(Session.self) var session
    return Network { text in
      @Dependency(Log.self) var log  // expect: missing-provider
      return session.send(text)
    }
  }
}
func start() {
  @Dependency(Network.self) var network
  _ = network.load("a")
}
enum Model {
  @Dependency(Session.self) static var session
}
