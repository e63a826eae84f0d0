// Up to 3.6 an initializer with exactly one parameter is registered with `register1`, and arguments are set beforehand.
import DITranquillity

final class Ink {}
protocol Paper {}

final class Pen {
  init(ink: Ink) {}
}

final class Printer {
  init(paper: Paper) {}
}

final class Label {
  init(text: String) {}
}

final class DeskPart: DIPart {
  static func load(container: DIContainer) {
    container.register(Ink.init)
      .lifetime(.weakSingle)
    container.register1(Pen.init)
    container.register1(Printer.init)  // expect: missing-provider
    container.register { Label(text: arg($0)) }
  }
}

func start() {
  let container = DIContainer()
  container.append(part: DeskPart.self)
  container.extensions(for: Label.self).setArgs("fragile")

  let label: Label = container.resolve()
  let pen: Pen = *container
  _ = (label, pen)
}
