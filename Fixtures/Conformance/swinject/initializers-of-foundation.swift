// counts: registrations=4 opaque=1
// The only initializer of `JSONDecoder` and of `DateFormatter` beside that for coders takes nothing (Foundation's documentation of both), so
// they need nothing. Of what is declared nobody knows where, nothing is known.
import Foundation
import Parts
import Swinject
import SwinjectAutoregistration

struct Desk {
  init(decoder: JSONDecoder, formatter: DateFormatter) {}
}

let box = Container()

func fill() {
  box.autoregister(JSONDecoder.self, initializer: JSONDecoder.init).inObjectScope(.container)
  box.autoregister(DateFormatter.self, initializer: DateFormatter.init)
  box.autoregister(Part.self, initializer: Part.init)
  box.register(Desk.self) { r in Desk(decoder: r.resolve(JSONDecoder.self)!, formatter: r.resolve(DateFormatter.self)!) }
}
