// A registration for each platform, and one that is lacking on one: `LinkerTests`, `filters_dependencies_that_dont_match_current_platform`.

protocol Wheel {}
final class Crown: Wheel {}
final class Touch: Wheel {}
final class Pencil {}

final class Desk {
  @Weaver(.registration, type: Touch.self, platforms: [.iOS])
  private var wheel: Wheel

  // weaver: dial = Crown <- Wheel
  // weaver: dial.platforms = [.watchOS]

  // weaver: pencil = Pencil
  // weaver: pencil.platforms = [.iOS]

  // weaver: page = Page
}

final class Page {
  // weaver: wheel <- Wheel
  // weaver: pencil <- Pencil // expect: missing-provider

  // weaver: margin = Margin
  // weaver: margin.platforms = [.iOS]
}

final class Margin {
  // weaver: pencil <- Pencil
}
