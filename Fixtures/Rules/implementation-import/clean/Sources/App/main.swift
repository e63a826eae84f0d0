import Chat
import ChatInterfaces
import Profile
import Store
import StoreAPI
