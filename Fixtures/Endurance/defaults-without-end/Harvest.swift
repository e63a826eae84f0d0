import Factory
import Foundation

extension Date {
  var season: Int { Calendar.current.component(.month, from: self) / 3 }

  init?(season: Int? = Date().season, day: Int? = Date().season) {
    self.init(timeIntervalSince1970: Double(season ?? 0) + Double(day ?? 0))
  }
}

struct Basket {
  var size: Int
  init(size: Int = Cart().weight) { self.size = size }
}
struct Cart {
  var weight: Int
  init(weight: Int = Basket().size) { self.weight = weight }
}
func count(_ baskets: Int = count()) -> Int { baskets }

struct Harvest {
  var began = Date()
  var basket = Basket()
  var many = count()
}

extension Container {
  var harvest: Factory<Harvest> { self { Harvest() } }
}
