import Orrery
import SeaMaps

func start() { plot() }
