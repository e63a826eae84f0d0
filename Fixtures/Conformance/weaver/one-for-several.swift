// One class registered twice, as two protocols: `RuntimeTreeInspectorTests`, `same_concrete_type_fulfilling_multiple_individual_abstractions`.

protocol Setting {}
protocol Source {}

final class Pilot {
  // weaver: rank <= Int
}

final class Harbor {
  // weaver: pilot = Pilot
  // weaver: pilot.scope = .transient

  // weaver: settings = Chart <- Setting
  // weaver: settings.scope = .container
  // weaver: settings.builder = { _ in Chart.shared }

  // weaver: source = Chart <- Source
  // weaver: source.scope = .container
  // weaver: source.builder = { _ in Chart.shared }

  // weaver: ferry = Ferry
  // weaver: ferry.scope = .transient
}

final class Chart: Setting, Source {
  static let shared = Chart()
}

final class Ferry {
  // weaver: pilot <= Pilot

  // weaver: bridge = Bridge
  // weaver: bridge.scope = .transient
}

final class Bridge {
  // weaver: pilot <- Pilot
  // weaver: source <- Source
}
