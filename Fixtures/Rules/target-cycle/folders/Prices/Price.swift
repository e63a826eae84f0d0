@testable import class Basket.Basket

struct Price { var basket: Basket? }
