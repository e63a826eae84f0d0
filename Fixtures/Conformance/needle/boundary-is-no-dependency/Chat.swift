// What a tree is handed from outside is a plain protocol: one that inherits `Dependency` looks like part of the tree ("Needle in a
// modular app", approach B). The generator passes it over unless a component names it (`DependencyLinker`), and then wants it so.
// counts: needs=1 opaque=0
import NeedleFoundation

final class Log {}
protocol ChatDependencies: Dependency {  // expect: needle-boundary-dependency (note)
  var log: Log { get }
}
final class ChatComponent: BootstrapComponent {
  private let dependencies: ChatDependencies
  init(dependencies: ChatDependencies) { self.dependencies = dependencies }
}

protocol MailDependency: Dependency {
  var log: Log { get }
}
final class MailComponent: BootstrapComponent {
  private let dependencies: MailDependency
  init(dependencies: MailDependency) { self.dependencies = dependencies }
  public var log: Log { dependencies.log }
  var inbox: InboxComponent { InboxComponent(parent: self) }
}
final class InboxComponent: Component<MailDependency> {
  func open() { print(dependency.log) }
}
