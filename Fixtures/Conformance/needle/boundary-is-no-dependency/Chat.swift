// What a tree is handed from outside is a plain protocol: one that inherits `Dependency` is taken for part of the tree
// ("Needle in a modular app", approach B).
import NeedleFoundation

final class Log {}
protocol ChatDependencies: Dependency {  // expect: needle-boundary-dependency (warning)
  var log: Log { get }
}
final class ChatComponent: BootstrapComponent {
  private let dependencies: ChatDependencies
  init(dependencies: ChatDependencies) { self.dependencies = dependencies }
}
