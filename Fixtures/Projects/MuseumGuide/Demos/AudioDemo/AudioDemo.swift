import DITranquillity

/// Plays one exhibit after the other, without the rest of the guide.
final class AudioDemo {
  private let scope: DIScope

  init() throws {
    scope = try DIContainerBuilder()
      .register(assembly: AudioAssembly())
      .build()
  }

  func play(_ exhibit: Int) throws {
    let player: Player = try scope.resolve(name: "stream")
    player.play(exhibit)
  }
}
