import Core
import KnitMacros

public protocol Menu {
  var dishes: [String] { get }
}

final class PaperMenu: Menu {
  private let clock: Clock

  @Resolvable<AppResolver>
  init(clock: Clock) { self.clock = clock }

  var dishes: [String] { ["soup of \(clock.now)", "bread"] }
}
