import Album
import Chat
import Profile

_ = (Profile(chat: Chat()), Album())
