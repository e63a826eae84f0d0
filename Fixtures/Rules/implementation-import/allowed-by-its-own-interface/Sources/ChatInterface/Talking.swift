import User  // expect: implementation-import (warning)

public protocol Talking {
  var user: User { get }
}
