import Knives

let knife = Knife()
