import Core
import Resolver
import Shore

@main struct Small {
  static func main() {
    let spare = Resolver()
    spare.register { SpringTide() as Tide }
    Resolver.root = spare
    print(Beach())
  }
}
