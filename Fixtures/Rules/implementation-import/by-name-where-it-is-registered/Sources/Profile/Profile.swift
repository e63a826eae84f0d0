import Chat  // expect: implementation-import (warning)
import ChatInterfaces
public struct Profile { public var chat: any ChatOpening = Chat() }
