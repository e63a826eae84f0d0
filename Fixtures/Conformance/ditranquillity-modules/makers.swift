// Upstream: DITranquillityTests_ResolveByInit and DITranquillityTests_Resolve (2.3.3). Every way to say how an object is made and
// filled: parameters are asked for, the container itself is handed over, run-time arguments are not asked for.
import DITranquillity

class Ink {}
class Paper {}

class Pen {
  init(ink: Ink) {}
}

class Letter {
  init(_ pen: Pen, paper: Paper) {}
}

class Note {
  init(pen: Pen) {}
}

class Stamp {
  var ink: Ink!
  var pen: Pen?
  init(price: Int) {}
}

class Desk {
  var letter: Letter?
  var note: Note?
  func put(_ letter: Letter) {}
}

class WritingComponent: DIComponent {
  func load(builder: DIContainerBuilder) {
    builder.register(type: Ink.init)
    builder.register { Paper() }
      .lifetime(.perDependency)
    builder.register(type: Pen.init(ink:))
      .lifetime(.weakSingle)
    builder.register { Letter($0, paper: $1) }
    builder.register { c in try Note(pen: c.resolve()) }
    builder.register(type: Stamp.self)
      .initialWithArg { _, price in Stamp(price: price) }
      .injection { $0.ink = $1 }
      .injection { stamp, pen in stamp.pen = pen }
    builder.register(type: Desk.self)
      .initial(Desk.init)
      .injection(.manual) { c, desk in desk.letter = try c.resolve() }
      .injection { $0.put($1) }
      .postInit { c, desk in desk.note = *?c }
  }
}

func start() throws {
  let builder = DIContainerBuilder()
  builder.register(component: WritingComponent())
  let container = try builder.build()
  let desk: Desk = try container.resolve()
  let stamp: Stamp = try container.resolve(arg: 7)
  _ = (desk, stamp)
}
