import DITranquillity

final class TranscriptModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Transcript(language: *!$0, player: -*!$0) }
      .lifetime(.perScope)
  }
}

/// What is being said, to be read along; closing it stops the player.
public final class Transcript {
  private let language: LanguageChoice
  private let player: DILazy<Player>

  init(language: LanguageChoice, player: DILazy<Player>) {
    self.language = language
    self.player = player
  }

  func open(_ exhibit: Int) {}
}
