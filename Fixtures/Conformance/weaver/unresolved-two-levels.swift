// Nothing on three levels has the reference: `InspectorTests`, `unresolvable_dependency_on_two_levels`.

class Screen {}

final class Hall {
  // weaver: lobby = LobbyScreen <- Screen
  // weaver: lobby.scope = .container
}

final class LobbyScreen: Screen {
  // weaver: desk = DeskScreen <- Screen
  // weaver: desk.scope = .container
}

final class DeskScreen: Screen {
  // weaver: archive <- Archive // expect: missing-provider
}

final class Archive {}
