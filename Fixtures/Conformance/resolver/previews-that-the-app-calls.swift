// Swift: a name is no more than a name. What is called as previews are is theirs where only they speak of it.
import Resolver
import SwiftUI

final class Clock {}
final class Radio {}
final class Siren {}

extension Resolver {
  static func previewMode() { register { Clock() } }

  static func preview() -> Resolver {
    let box = Resolver()
    box.register { Clock() }
    return box
  }

  static var previewTools: Resolver {
    let box = Resolver()
    let siren: Siren = box.resolve()
    print(siren)
    return box
  }
}

struct Panel: View {
  var body: some View { Text("") }
}

#Preview {
  print(Resolver.previewTools)
  return Panel()
}

@main
struct Station {
  static func main() {
    Resolver.previewMode()
    let clock: Clock = Resolver.resolve()
    let radio: Radio = Resolver.preview().resolve()  // expect: missing-provider
    print(clock, radio)
  }
}
