import Chat
import Profile
