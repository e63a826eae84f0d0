// counts: needs=4
// Whoever asks a container that somebody hands over finds there what was put into one (`Container.swift`, `resolve`), whether or not that
// somebody can be seen. What a function holds that nobody calls is registered elsewhere, and then the answer is not nil for good
// (Docs/Decisions.md, "What is optional is tolerated"); the function is what is told of.
import Swinject

final class ListPage { func show() {} }
final class MenuPage { func show() {} }
final class HelpPage { func show() {} }
final class NewsPage { func show() {} }

final class Guide {
  let container: Container
  init(container: Container) { self.container = container }

  func start() {
    guard let page = container.resolve(ListPage.self) else { return }
    page.show()
  }

  func help() {
    guard let page = container.resolve(HelpPage.self) else { return }  // expect: missing-provider (warning)
    page.show()
  }

  // Nobody is seen to call these.
  func menu() {
    guard let page = container.resolve(MenuPage.self) else { return }
    page.show()
  }

  func news() {
    guard let page = container.resolve(NewsPage.self) else { return }  // expect: missing-provider (warning)
    page.show()
  }
}

struct Pages: Assembly {
  func assemble(container: Container) {}

  private func fill(_ container: Container) {  // expect: unloaded-module (warning)
    container.register(ListPage.self) { _ in ListPage() }
    container.register(MenuPage.self) { _ in MenuPage() }
  }
}

@main struct App {
  static func main() {
    let assembler = Assembler([Pages()])
    let guide = Guide(container: assembler.resolver as! Container)
    guide.start()
    guide.help()
  }
}
