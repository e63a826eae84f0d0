// Nothing is followed below a registration with a builder: `InspectorTests`, `custom_builder_set_to_true`.

protocol Clock {}

final class TowerClock: Clock {
  // weaver: clock = TowerClock <- Clock
  // weaver: clock.builder = TowerClock.make
}
