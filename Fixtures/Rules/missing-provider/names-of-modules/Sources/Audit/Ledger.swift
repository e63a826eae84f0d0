/// Nobody outside sees it.
final class Ledger {
  init(auditor: Auditor) {}
}

public final class Auditor {
  public init() {}
}

enum Pages<Kind> {
  struct Numbered {}
}
