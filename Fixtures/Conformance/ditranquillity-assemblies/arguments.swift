// Upstream: DITranquillityTests_Resolve.test09_Params to test12_ShortParamRegister (1.3.1). The parameters after the scope are
// arguments of the request: they need no provider.
import DITranquillity

final class Ticket {
  init(seat: Int, name: String = "", isReturn: Bool = false) {}
}

final class Voucher {
  init(amount: Int) {}
}

final class Pass {
  init(name: String, zone: Int) {}
}

final class OfficeAssembly: DIAssembly {
  var publicModules: [DIModule] { return [OfficeModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class OfficeModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(Ticket.self)
      .lifetime(.perDependency)
      .initializer { return Ticket(seat: 0) }
      .initializer { _, seat in return Ticket(seat: seat) }
      .initializer { _, seat, isReturn in return Ticket(seat: seat, isReturn: isReturn) }
      .initializer { Ticket(seat: $1, name: $2, isReturn: $3) }
    builder.register { Voucher(amount: 0) }
      .lifetime(.perDependency)
      .initializer { Voucher(amount: $1) }
    builder.register { Pass(name: $1, zone: $2) }
      .lifetime(.perDependency)
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: OfficeAssembly()).build()
  let ticket: Ticket = try scope.resolve()
  let seat: Ticket = try scope.resolve(arg: 15)
  let both: Ticket = try scope.resolve(arg: 25, true)
  let voucher: Voucher = try scope.resolve(arg: 20)
  let pass = try scope.resolve(Pass.self, arg: "Ann", 2)
  _ = (ticket, seat, both, voucher, pass)
}
