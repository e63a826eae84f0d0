// It is there for the tests and the demo of `Profile`, and puts together what they need.
import Chat
import ChatInterfaces

public func chatForTests() -> any ChatOpening { Chat() }
