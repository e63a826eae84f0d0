import DITranquillity

final class PlayerModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register(StreamPlayer.self)
      .asType(Player.self)
      .asName("stream")
      .asDefault()
      .lifetime(.lazySingle)
      .initializer { scope in
        StreamPlayer(
          client: *!scope,
          cache: *!scope  // expect: leaked-internal-module
        )
      }
      .dependency { scope, player in player.transcript = *!scope }

    builder.register { SilentPlayer() }
      .asType(Player.self)
      .asName("silent")
  }
}
