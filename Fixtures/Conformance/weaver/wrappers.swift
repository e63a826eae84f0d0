// Registration and reference by wrappers: `InspectorTests`, `property_wrapper_registration_and_reference_with_no_abstract_type`.

final class Crane {
  @Weaver(.reference)
  private var log: Log

  @Weaver(.parameter)
  private var number: Int
}

final class Harbor {
  @WeaverP1(.registration, type: Crane.self, scope: .lazy)
  private var crane: (Int) -> Crane

  @Weaver(.registration, type: Log.self)
  private var log: Log
}

final class Log {}
