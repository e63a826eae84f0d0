import Chat
import Mail

func start() {
  Chat.registerProviderFactories()
  Mail.registerProviderFactories()
  print(Chat.RootComponent(), Mail.RootComponent())
}
