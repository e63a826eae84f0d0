import Base
import Chat
import Profile
import Feed
import Wall
