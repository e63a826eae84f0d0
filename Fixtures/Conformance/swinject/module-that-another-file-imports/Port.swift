// `Sea.Tide` of a library is `Tide`, whichever file of the target imports the library: Swift finds what a module names wherever the module is
// loaded, though it warns of it of late (SE-0444, "Member import visibility", is about members alone).
// counts: registrations=1 needs=3 opaque=0
import Sea
import Swinject

let box = Container()

@main struct Port {
  static func main() {
    box.register(Tide.self) { _ in Tide() }
    _ = box.resolve(Tide.self)!
  }
}
