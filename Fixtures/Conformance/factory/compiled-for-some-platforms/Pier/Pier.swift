import FactoryKit

protocol Post {}
struct Oak: Post {}
struct Iron: Post {}
final class Plank {}

struct PierScreen {
  @Injected(\.post) var post
  @Injected(\.plank) var plank  // expect: missing-provider
}

@main struct PierMain { static func main() { _ = PierScreen() } }
