// Upstream: DIRegistrationBuilder.Injection.Methods and DIContainerBuilder.Register.Arg of 2.3.3. Each way to ask fails alike
// where nothing is registered, but for what is said to be optional.
import DITranquillity

class Ink {}
class Paper {}
class Wax {}
class Seal {}
class Glue {}
class Clip {}

class Pen {
  init(ink: Ink) {}
}

class Letter {
  init(_ paper: Paper) {}
}

class Note {
  init(wax: Wax) {}
}

class Desk {
  var seal: Seal!
  var glue: Glue?
  var clip: Clip?
}

class WritingComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Pen.init(ink:))  // expect: missing-provider
    builder.register { Letter($0) }  // expect: missing-provider
    builder.register { c in try Note(wax: c.resolve()) }  // expect: missing-provider
    builder.register(type: Desk.init)
      .injection { $0.seal = $1 }  // expect: missing-provider
      .injection(.optional) { $0.glue = $1 }
      .injection(.manual) { c, desk in desk.clip = *?c }
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(component: WritingComponent())
  _ = try builder.build()
}
