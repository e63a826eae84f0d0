// What is registered with nothing beside its type makes itself.
// counts: opaque=0 registrations=1 needs=2
protocol Built { static func built() -> Self }

final class Yard {
  static let shared = Yard()
  private var makers: [String: () -> Any] = [:]

  func plan<T: Built>(_ type: T.Type) { makers["\(type)"] = { type.built() } }
  func take<T>(_ type: T.Type) -> T { makers["\(type)"]!() as! T }
}

struct Sloop: Built { static func built() -> Sloop { Sloop() } }
struct Yawl: Built { static func built() -> Yawl { Yawl() } }

@main struct Harbour {
  static func main() {
    Yard.shared.plan(Sloop.self)
    print(Yard.shared.take(Sloop.self))
    print(Yard.shared.take(Yawl.self))  // expect: missing-provider
  }
}
