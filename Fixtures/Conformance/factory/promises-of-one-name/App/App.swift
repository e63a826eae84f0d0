import Den
import Nest

func start() {
  fill()
  dig()
  sing()
}
