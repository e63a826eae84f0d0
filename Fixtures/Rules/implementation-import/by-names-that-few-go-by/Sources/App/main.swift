import Chat
import Mail
import Maps
import Feed
import News
