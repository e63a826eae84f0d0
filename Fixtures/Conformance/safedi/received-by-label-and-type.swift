// A property is received by its label and its type from the nearest type above that instantiates or forwards it, on every way:
// `SafeDIToolCodeGenerationErrorTests`, `…UnfulfillableReceivedProperty…`, `…DueToIncorrectTypeOrLabel…`,
// `…DiamondDependencyWhereAReceivedPropertyIsUnfulfillableOnOneBranch…`; `SafeDIToolCodeGenerationTests`, `…MultipleLayers`.
// counts: needs=6
import SafeDI

@Instantiable(isRoot: true)
public final class Harbour: Instantiable {
  @Instantiated let tides: TideTable
  @Instantiated let office: Office
  @Instantiated let quay: Quay
}

@Instantiable
public final class TideTable: Instantiable {}

@Instantiable
public final class Office: Instantiable {
  @Received let tides: TideTable
  @Instantiated let crane: Crane
  @Instantiated let ledger: Ledger
}

@Instantiable
public final class Quay: Instantiable {
  @Instantiated let crane: Crane
}

@Instantiable
public final class Crane: Instantiable {
  @Received let tides: TideTable
  @Received let ledger: Ledger  // expect: missing-provider
}

@Instantiable
public final class Ledger: Instantiable {
  @Received let table: TideTable  // expect: missing-provider
  @Received let office: Office?  // expect: missing-provider
  @Received(onlyIfAvailable: true) let quay: Quay?
}
