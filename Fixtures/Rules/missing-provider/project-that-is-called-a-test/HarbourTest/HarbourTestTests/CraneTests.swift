import Swinject

func crane() -> Crane { Container().resolve(Crane.self)! }
