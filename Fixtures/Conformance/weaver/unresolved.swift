// Neither the type nor the one that registers it has the reference: `InspectorTests`, `unresolvable_dependency`.

protocol Vault {}

final class Desk {
  // weaver: vault <- Vault // expect: missing-provider
}

final class Bank {
  // weaver: desk = Desk
}
