import Profile
import ProfileTesting

_ = Profile(chat: chatForTests())
