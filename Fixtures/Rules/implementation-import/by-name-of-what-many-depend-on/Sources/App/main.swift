import Base
import Chat
import Profile
import Feed
import Wall
import Lamp
import Door
import Hall
