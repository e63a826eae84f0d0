// Everything is registered where the generator looks: `InspectorTests`, `valid_dependency_graph`.

protocol Vault {}
protocol Teller {}
protocol Routing {}

final class Desk: Teller {
  // weaver: vault = SteelVault <- Vault
}

final class SteelVault: Vault {
}

final class Guide: Routing {
  // weaver: desk <- Teller
}

final class Entrance {
  // weaver: vault = SteelVault <- Vault
}

final class Bank {
  // weaver: guide = Guide <- Routing
  // weaver: guide.scope = .container

  // weaver: vault = SteelVault <- Vault
  // weaver: vault.scope = .container

  // weaver: desk = Desk <- Teller
  // weaver: desk.scope = .container

  // weaver: entrance = Entrance
  // weaver: entrance.scope = .container
}
