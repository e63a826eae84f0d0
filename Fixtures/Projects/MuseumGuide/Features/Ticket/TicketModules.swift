import DITranquillity

final class TicketModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { TicketShop(client: *!$0, wallet: *!$0) }
    builder.register { Wallet(store: *!$0) }
      .lifetime(.single)
    builder.register { Ticket(day: $1) }
      .lifetime(.perDependency)
      .initializer { Ticket(day: $1, isReduced: $2) }
  }
}

/// Members of the museum's society carry their badge with the tickets.
final class MemberBadgeModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { SocietyBadge(wallet: *!$0) }
      .asType(MemberBadge.self)
  }
}
