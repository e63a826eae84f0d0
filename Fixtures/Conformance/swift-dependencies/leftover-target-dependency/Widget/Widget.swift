import Core
import Dependencies

extension Wave: DependencyKey { public static let liveValue = Wave() }
@main struct Widget {
  static func main() { _ = Pier() }
}
