import FactoryKit

protocol Mast {}
struct Pine: Mast {}
struct Steel: Mast {}
final class Sheet {}
final class Cleat {}

struct SailScreen {
  @Injected(\.mast) var mast
  @Injected(\.sheet) var sheet  // expect: missing-provider
  @Injected(\.cleat) var cleat  // expect: missing-provider
}

@main struct SailMain { static func main() { _ = SailScreen() } }
