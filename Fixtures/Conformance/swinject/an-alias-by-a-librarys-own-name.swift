// A name that the program gives a library's type is that type, also where it is the type's own name.
// counts: registrations=2 needs=4 opaque=0
import Quay
import Swinject

typealias Berth = Quay.Berth
typealias Crane<Load> = Quay.Crane<Load>
public typealias Moored = any Quay.Moored

@main struct Port {
  static func main() {
    let container = Container()
    container.register(Berth.self) { _ in Berth() }
    container.register(Crane<Int>.self) { _ in Crane<Int>() }
    print(container.resolve(Quay.Berth.self)!)
    print(container.resolve(Crane<Int>.self)!)
    print(container.resolve(Crane<String>.self)!)  // expect: missing-provider
    print(container.resolve(Moored.self)!)  // expect: missing-provider
  }
}
