// ContainerSpec: a second registration under one key replaces the first without a word.
import Swinject

protocol Horn {}
struct Brass: Horn {}
struct Shell: Horn {}

let container = Container()
container.register(Horn.self) { _ in Brass() }
container.register(Horn.self) { _ in Shell() }  // expect: duplicate-provider (warning)
_ = container.resolve(Horn.self)!
