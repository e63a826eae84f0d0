// What a container stands in is known only once everything was looked at, so what a framework loads is followed again. What its closures ask for is what
// they asked for at first: the types of the parameters that theirs are handed to, and of the property that one is assigned to.
// counts: needs>=4 opaque=0
import DITranquillity

final class Font {}
final class Frame {}
protocol Words {}
final class Title {
  var frame: Frame!
  init(font: Font, words: Words) {}
}

final class Parts: DIFramework {
  static func load(container: DIContainer) {
    container.register(Font.init)
    container.register(Frame.init)
    container.register { Title(font: $0, words: $1) }  // expect: missing-provider
      .injection { $0.frame = $1 }
  }
}

final class Shell {
  let container = DIContainer()
  init() { container.append(framework: Parts.self) }
  func show() -> Title { container.resolve() }
}
final class Window {
  var shell: Shell?
  func open() { _ = shell?.show(); shell = Shell() }
}
