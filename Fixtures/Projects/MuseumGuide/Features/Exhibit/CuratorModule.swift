import DITranquillity

/// How an exhibit is described; part of what every user of the catalogue gets.
final class CuratorModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Curator(language: *!$0) }
      .lifetime(.perDependency)
  }
}

final class Curator {
  private let language: LanguageChoice
  init(language: LanguageChoice) { self.language = language }
  func describe(_ exhibit: Exhibit) -> String { return exhibit.title }
}
