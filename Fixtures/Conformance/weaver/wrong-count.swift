// A wrapper of two parameters for a type of one: `InspectorTests`, `invalid_amount_of_parameters_in_declaration`.

final class Harbor {
  @WeaverP2(.registration, type: Crane.self, scope: .transient)  // expect: weaver-resolver-type
  private var crane: Crane
}

final class Crane {
  // weaver: number <= Int
}
