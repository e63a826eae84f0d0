import Swinject

let other = Container()
other.register(Oar.self) { _ in Oar() }
