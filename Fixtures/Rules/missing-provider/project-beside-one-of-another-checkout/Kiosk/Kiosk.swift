// One of two projects was made where the folder had another name. The other one says what is built of what is here.
import Swinject

protocol Paper {}
final class Roll: Paper {}

let container = Container()
container.register(Paper.self) { _ in Roll() }
_ = container.resolve(Paper.self)!
// counts: registrations=1 needs=2 opaque=0
