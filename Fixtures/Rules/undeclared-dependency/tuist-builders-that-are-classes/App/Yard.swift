import Sail

func launch() { print(Sail.area) }
