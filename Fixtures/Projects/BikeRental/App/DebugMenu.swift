#if DEBUG
import Analytics
import Billing
import DITranquillity
import LocationKit

/// What a tester can do from the shake menu. It gets at services through the container it is given.
struct DebugMenu {
  let container: DIContainer

  func payOneCent() async throws {
    let payments: Paying = container.resolve()
    _ = try await payments.pay(Price(cents: 1), for: "Test")
  }

  func position() -> Coordinate? {
    let location: LocationProviding? = container.resolve()
    return location?.current
  }

  func flood() {
    let analytics = container.resolve() as Analytics
    (0..<100).forEach { analytics.log("flood \($0)") }
  }
}
#endif
