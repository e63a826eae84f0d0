// Upstream: DITranquillityTests_Build.test05_RecursiveTripleInitInjectIsCycleButLifetime (6.0.0). No mark and nothing
// shared: invalid, and one finding.
import DITranquillity

protocol Editor {}

final class Draft {
  init(_ editor: Editor) {}
}

final class Article {
  init(_ draft: Draft) {}
}

final class ChiefEditor: Editor {
  var article: Article!
}

func start() {
  let container = DIContainer()
  container.register(Article.init)  // expect: dependency-cycle
  container.register(Draft.init)
  container.register(ChiefEditor.init)
    .as(Editor.self)
    .injection { $0.article = $1 }
}
