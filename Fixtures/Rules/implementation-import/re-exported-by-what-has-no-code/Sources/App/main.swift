import Desk
import Shop

openShop()
