import Grinding
import Wheel

func start() { grind(turns()) }
