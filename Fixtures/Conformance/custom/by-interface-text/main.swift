protocol Spice {}
final class Pepper: Spice {}
final class Soup {
  init(spice: Spice) {}
}
final class Bread {}

let cellar = Pantry()
let kitchen = Pantry(above: cellar)
_ = cellar.store { _ in Pepper() }.seen(as: Spice.self)
_ = kitchen.store { pantry in Soup(spice: pantry.fetch()) }
_ = kitchen.store { _ in Bread() }.labelled("rye")
let soup: Soup = kitchen.fetch()
let rye: Bread = kitchen.fetch("rye")
let late: Soup = cellar.fetch()  // expect: missing-provider
let oat: Bread = kitchen.fetch("oat")  // expect: missing-provider
