// Case 16: a bootstrap component made inside a component of the same scan passes the generator and stops the app.

import NeedleFoundation

protocol LineDependency: Dependency {}
class LineComponent: Component<LineDependency> {}
class ChatComponent: BootstrapComponent {
  public var line: LineComponent { LineComponent(parent: self) }
}
class AppComponent: BootstrapComponent {
  public var chat: ChatComponent { ChatComponent() }  // expect: needle-nested-root
}
