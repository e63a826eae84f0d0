import ChatInterface
import User  // expect: implementation-import (warning)

public struct Chat: Talking {
  public var user: User { User() }
  public init() {}
}
