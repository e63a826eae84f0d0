import Net
import Traps  // expect: undeclared-dependency

func fish() { print(Net.mesh, Traps.count) }
