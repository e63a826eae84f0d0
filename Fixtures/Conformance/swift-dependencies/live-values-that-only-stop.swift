// counts: needs=5 registrations=5
// A live value is read where the dependency is (`DependencyValues.swift`: `CachedValues.value(for:context:)` takes `Key.liveValue`), so one
// that only ends the program gives nobody anything: it says that the program sets another one where it starts, by `prepareDependencies` or
// `withDependencies`.
import Dependencies

struct Mail: DependencyKey { static var liveValue: Mail { fatalError("give it where the app starts") } }
struct Post: DependencyKey { static let liveValue: Post = { preconditionFailure() }() }
struct Flag: DependencyKey { static var liveValue: Flag { fatalError("given below") } }
struct Horn: DependencyKey {
  static var liveValue: Horn {
    guard CommandLine.arguments.count > 1 else { fatalError("no horn") }
    return Horn()
  }
}
struct Bell: DependencyKey { static let liveValue = Bell() }
extension DependencyValues {
  var mail: Mail {
    get { self[Mail.self] }
    set { self[Mail.self] = newValue }
  }
  var flag: Flag {
    get { self[Flag.self] }
    set { self[Flag.self] = newValue }
  }
}
struct Office {
  @Dependency(\.mail) var mail  // expect: missing-provider
  @Dependency(Post.self) var post  // expect: missing-provider
  @Dependency(\.flag) var flag
  @Dependency(Horn.self) var horn
  @Dependency(Bell.self) var bell
}
prepareDependencies { $0.flag = Flag() }
_ = Office()
