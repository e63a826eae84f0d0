// Two registrations of one protocol are told apart by name: `InspectorTests`, `two_references_of_the_same_type`.

class Screen {}

final class Window {
  // weaver: left = LeftScreen <- Screen
  // weaver: left.scope = .container

  // weaver: right = RightScreen <- Screen
  // weaver: right.scope = .container

  // weaver: switcher = Switcher
  // weaver: switcher.scope = .container
}

final class LeftScreen: Screen {
  // weaver: right <- Screen
}

final class RightScreen: Screen {}

final class Switcher {
  // weaver: right <- Screen
  // weaver: left <- Screen
}
