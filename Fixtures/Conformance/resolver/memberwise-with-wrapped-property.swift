// A memberwise initializer leaves out properties that a wrapper's arguments have filled, however the wrapper is written, and takes what is wrapped otherwise.
// counts: needs>=2
import Resolver
import SwiftUI

final class Rates: ObservableObject {}
final class Prices: ObservableObject {}
struct RatesSheet: View {
  @ObservedObject var rates: Rates
  @SwiftUI.Environment(\.dismiss) private var dismiss
  let mint: String?
  var body: some View { Text(mint ?? "") }
}
struct PricesSheet: View {
  @ObservedObject var prices: Prices
  @Environment(\.dismiss) private var dismiss
  @State private var isOpen = false
  let mint: String?
  var body: some View { Text(mint ?? "") }
}
final class Launch {
  func open(mint: String) {
    _ = RatesSheet(rates: Resolver.resolve(), mint: mint)  // expect: missing-provider
    _ = PricesSheet(prices: Resolver.resolve(), mint: mint)  // expect: missing-provider
  }
}
extension Resolver: ResolverRegistering { public static func registerAllServices() { register { 3 } } }
