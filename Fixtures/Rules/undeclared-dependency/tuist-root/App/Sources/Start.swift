import Orrery
import SeaMaps  // expect: undeclared-dependency
import Tides

func start() -> [String] { [SeaMap().name, Tide().name] }
