// `any` and `!` make another type: `SafeDIToolCodeGenerationErrorTests`, `…DueToUnexpectedAny…`, `…DueToDroppedAny…`,
// `…DueToUnexpectedForceUnwrap…`; a nested type may be written short: `…WithDifferingQualification`.
import SafeDI

public protocol Lamp {}

@Instantiable(isRoot: true)
public final class House: Instantiable {
  @Instantiated(fulfilledByType: "OilLamp") let lamp: any Lamp
  @Instantiated let hall: Hall
  @Instantiated let coat: Hall.Coat?
}

@Instantiable(fulfillingAdditionalTypes: [Lamp.self])
public final class OilLamp: Lamp, Instantiable {}

@Instantiable
public final class Hall: Instantiable {
  @Received let lamp: Lamp  // expect: safedi-type-spelling
  @Received let coat: Coat?
  @Instantiated let stairs: Stairs

  @Instantiable
  public final class Coat: Instantiable {}
}

@Instantiable
public final class Stairs: Instantiable {
  @Received let lamp: any Lamp
  @Received let coat: Hall.Coat!  // expect: safedi-type-spelling
}
