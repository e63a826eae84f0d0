import ChatInterface
import User  // expect: implementation-import

public struct Feed {
  let users: [User] = []
  public init() {}
}
