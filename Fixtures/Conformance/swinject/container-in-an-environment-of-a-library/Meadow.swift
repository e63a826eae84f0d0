// The other side of `container-in-the-environment`: a library's method of another form may fill the container that it is handed.
import MeadowKit
import Swinject

func plant() {
  let container = Container()
  Meadow().environment(container, "meadow")
  print(container.resolve(Clover.self)!)  // expect: missing-provider (note)
}
