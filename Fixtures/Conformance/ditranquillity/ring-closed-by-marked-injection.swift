// Upstream: DITranquillityTests_Build.test05_RecursiveTripleInitInjectIsCycle (6.0.0). `cycle: true` and a shared
// lifetime close the ring: valid.
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
  container.register(Article.init).lifetime(.objectGraph)
  container.register(Draft.init).lifetime(.objectGraph)
  container.register(ChiefEditor.init)
    .as(Editor.self)
    .injection(cycle: true) { $0.article = $1 }
    .lifetime(.objectGraph)
}
