import Basket
import Prices
