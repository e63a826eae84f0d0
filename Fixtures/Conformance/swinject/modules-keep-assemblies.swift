// Every module keeps its assembly as a property of the framework's protocol, a store that is known by a protocol lists the modules,
// and the app maps them to their assemblies: a property that is made where it is declared is what was made there.
import Swinject

struct Leaf {}
struct Root {}
protocol Feature { var assembly: Assembly { get } }
struct LeafAssembly: Assembly {
  func assemble(container: Container) { container.register(Leaf.self) { _ in Leaf() } }
}
struct LeafFeature: Feature {
  static var shared: Feature = LeafFeature()
  var assembly: Assembly = LeafAssembly()
}
let features: [Feature] = [LeafFeature.shared]

protocol Store { var all: [Feature] { get } }
final class FeatureStore: Store {
  static let shared: Store = FeatureStore()
  var all: [Feature] { features }
}
enum Garden {
  private static let container = Container()
  private static var assembler: Assembler!
  static func fill(_ assemblies: [Assembly]) { assembler = Assembler(assemblies, container: container) }
  static var resolver: Resolver { assembler.resolver }
}
final class App {
  private let store: Store = FeatureStore.shared
  func start() {
    Garden.fill(store.all.map(\.assembly))
    _ = Garden.resolver.resolve(Leaf.self)!
    _ = Garden.resolver.resolve(Root.self)!  // expect: missing-provider
  }
}
