import FactoryKit

/// Everything that is filtered is so for one platform: the target has no other.
struct TentScreen {
  @Injected(\.peg) var peg
}

@main struct TentMain { static func main() { _ = TentScreen() } }
