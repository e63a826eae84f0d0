import Rope

func start() { print(knots) }
