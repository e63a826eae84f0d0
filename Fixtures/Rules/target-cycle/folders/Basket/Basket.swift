import Prices  // expect: target-cycle

struct Basket { var total: Price }
