// This file imports nothing of it: what the object is, its own file says. The library's `resolve` may leave the type to what takes the answer.
import SwiftUI

struct Saucer: View {
  let tea: Tea
  var body: some View { Text("saucer") }
}
struct Tray: View {
  let services: Services
  let promise: Promise<Int>
  let butler: Butler
  lazy var tea: Tea = services.resolve()
  lazy var other: Tea = butler.resolve()
  var body: some View {
    promise.resolve()
    return Saucer(tea: services.resolve())
  }
}

func serve(_ butler: Butler) -> Saucer { Saucer(tea: butler.resolve()) }
