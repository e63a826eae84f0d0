// Called so, and used by what the app shows.
import Chat  // expect: implementation-import (warning)
import ChatInterfaces

public func chatForAlbum() -> any ChatOpening { Chat() }
