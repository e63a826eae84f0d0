// A child that takes a run-time argument is made in a function, and is a child like others: `API.md`, dynamic dependencies.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol NoteDependency: Dependency {
  var clock: Clock { get }  // expect: missing-provider
}
class NoteComponent: Component<NoteDependency> {
  private let text: String
  init(parent: Scope, text: String) {
    self.text = text
    super.init(parent: parent)
  }
}
class DiaryComponent: BootstrapComponent {
  public func note(_ text: String) -> NoteComponent { NoteComponent(parent: self, text: text) }
}
