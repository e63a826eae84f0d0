// Whoever registers an implementation must make an object of it, and so must import it (Swinject, README, "Basic Usage").
import Chat
import ChatInterfaces
import Profile
import Swinject

public let container = Container()
public func wire() {
  container.register(ChatOpening.self) { _ in Chat() }
  container.register(Profile.self) { _ in Profile() }
}
