import User  // expect: implementation-import (warning)
import UserInterface

public struct Chat {
  let user: any Person = User()
  public init() {}
}
