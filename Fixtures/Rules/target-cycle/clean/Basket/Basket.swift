import Prices
import Basket

struct Basket { var total: Price }
