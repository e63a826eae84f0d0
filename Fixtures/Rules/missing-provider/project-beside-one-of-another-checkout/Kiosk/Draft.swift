import Swinject

// No project compiles it.
protocol Ink {}
_ = Container().resolve(Ink.self)!
