import Till

struct Window {
  var page: Page?
  var basket: Basket?
}
_ = Window()
_ = Shelf()
