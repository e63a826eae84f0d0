// counts: needs=13 registrations=7 opaque=0
// A factory that makes nil answers it (`Registrations.swift`, `resolve`); whoever forces it ends the program, unless somebody has registered
// another maker before.
import Factory

protocol Helm { func turn() }
final class BrassHelm: Helm { func turn() {} }

final class Bridge: SharedContainer {
  static let shared = Bridge()
  let manager = ContainerManager()
}

extension Bridge {
  var helm: Factory<Helm?> { self { nil }.singleton }
  var spare: Factory<Helm?> { self { nil } }
  var tiller: Factory<Helm?> { self { nil } }
  var wheel: Factory<Helm?> { self { nil }.onDevice { BrassHelm() } }
  var toy: ParameterFactory<Int, Helm?> { self { $0 > 3 ? BrassHelm() : nil } }
}

Bridge.shared.helm()!.turn()  // expect: missing-provider
print(Bridge.shared.helm() as! BrassHelm)

print(Bridge.shared.spare() as Any)
Bridge.shared.spare()?.turn()

func take() { Bridge.shared.tiller.register { BrassHelm() } }
take()
Bridge.shared.tiller()!.turn()

Bridge.shared.wheel()!.turn()
Bridge.shared.toy(4)!.turn()

if Bridge.shared.spare() != nil { Bridge.shared.spare()!.turn() }

func steer() {
  guard Bridge.shared.spare() != nil else { return }
  Bridge.shared.spare()!.turn()
  let other = Bridge.shared.spare()
  if other != nil { other!.turn() }
}
func run() {
  Bridge.shared.spare()!.turn()  // expect: missing-provider
}
steer()
run()
