import Chat
import NeedleFoundation

final class AppComponent: BootstrapComponent {
  public var chat: ChatEntry { ChatEntry { ChatComponent(dependencies: self) } }
}

extension AppComponent: ChatDependencies {
  var log: Log { Log() }
}

func start() {
  registerProviderFactories()
  Chat.registerProviderFactories()
  print(AppComponent())
}
