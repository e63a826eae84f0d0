import Profile
import ProfileTesting
