// InjectPropertyWrapper 0.3.0, Sources/InjectPropertyWrapper/InjectSettings.swift: `resolver` is whatever was set. A library made this one, so what it has is
// not known, and that the container which is known lacks `Tide` says nothing.
import Harbours
import InjectPropertyWrapper
import Swinject

struct Tide {}
struct Moon {}

final class Harbour {
  @Inject private var tide: Tide
}

@main
struct Start {
  static func main() {
    let container = Container()
    container.register(Moon.self) { _ in Moon() }
    InjectSettings.resolver = harbourMaster()
    print(container.resolve(Moon.self)!, Harbour())
  }
}
// counts: needs=2 opaque=1
