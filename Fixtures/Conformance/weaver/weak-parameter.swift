// A weak parameter must be optional: `InspectorTests`, `non_optional_weak_parameter`.

final class Crane {
  @Weaver(.parameter, scope: .weak)  // expect: weaver-weak-parameter
  private var harbor: Harbor

  @Weaver(.parameter, scope: .weak)
  private var ship: Ship?
}

final class Harbor {
  @Weaver(.registration, type: Log.self)
  private var log: Log
}

final class Log {}
final class Ship {}
