import ChatInterfaces
import Store
import StoreAPI
