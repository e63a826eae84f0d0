import Chat
import Mail
import Maps
import Feed
import Logs
import Pins
import News
