// `Bindable(_:)` takes what it wraps without a label (SwiftUI: `init(_ wrappedValue: Value)` beside `init(wrappedValue:)`), so what is
// asked for there is what the property is declared to be (Resolver 1.5: `resolve()` answers the type that its caller infers).
// counts: opaque=0 needs=3
import Observation
import Resolver
import SwiftUI

@Observable final class Lantern {}
@Observable final class Candle {}
final class Match: ObservableObject {}

extension Resolver: ResolverRegistering {
  public static func registerAllServices() {
    register { Lantern() }
    register { Match() }
  }
}

struct Porch: View {
  @Bindable private var lantern: Lantern
  @Bindable private var candle: Candle
  @StateObject private var match: Match

  init() {
    _lantern = Bindable(Resolver.resolve())
    _candle = Bindable(Resolver.resolve())  // expect: missing-provider
    _match = StateObject(wrappedValue: Resolver.resolve())
  }

  var body: some View { Text("\(lantern) \(candle) \(match)") }
}
