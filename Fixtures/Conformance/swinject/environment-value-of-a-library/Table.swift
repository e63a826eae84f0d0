import SwiftUI

struct Table: View {
  @Environment(\.larder) private var larder
  @Environment(\.depth) private var depth

  func lay() {
    _ = larder.resolve(Tea.self)
    _ = self.larder.resolve(Cake.self)
    _ = depth.resolve(3)
  }
}

extension EnvironmentValues {
  var depth: Depth { Depth() }
}
struct Depth {
  func resolve(_ count: Int) -> Int { count }
}
