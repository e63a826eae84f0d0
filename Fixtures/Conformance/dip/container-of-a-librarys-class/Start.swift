import Dip

let other = DependencyContainer()
other.register { Oar() }
