import Bell
import Clock

func start() { ring(hours) }
