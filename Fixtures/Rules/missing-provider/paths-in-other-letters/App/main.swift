// macOS's file systems take `Model` and `model` for one name, as those who share the project never notice: what the project names is there.
// A file that it does not name belongs to nothing.
// counts: needs=2 opaque=0
import Swinject

let box = Container()
print(box)
