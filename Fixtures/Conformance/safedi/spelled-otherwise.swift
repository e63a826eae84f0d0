// `any` and `!` make another type: `SafeDIToolCodeGenerationErrorTests`, `…DueToUnexpectedAny…`, `…DueToDroppedAny…`,
// `…DueToUnexpectedForceUnwrap…`; a nested type that is instantiable may be written short: `…WithDifferingQualification`. So it is where
// nothing stands around it, and of instantiable types alone (`GenerateCommand.swift`, `nestedOptions`): `…WithDotSuffixOfFulfillableType`.
import SafeDI

public protocol Lamp {}

@Instantiable(isRoot: true)
public final class House: Instantiable {
  @Instantiated(fulfilledByType: "OilLamp") let lamp: any Lamp
  @Instantiated let hall: Hall
  @Instantiated let coat: Hall.Coat?
  @Instantiated let chair: Hall.Chair
  @Instantiated let porch: Instantiator<Porch>
}

@Instantiable(fulfillingAdditionalTypes: [Lamp.self])
public final class OilLamp: Lamp, Instantiable {}

@Instantiable
public final class Hall: Instantiable {
  @Received let lamp: Lamp  // expect: safedi-type-spelling
  @Received let coat: Coat?  // expect: safedi-type-spelling
  @Received let chair: Chair
  @Instantiated let stairs: Stairs

  @Instantiable
  public final class Coat: Instantiable {}
  @Instantiable
  public final class Chair: Instantiable {}
}

@Instantiable
public final class Stairs: Instantiable {
  @Received let lamp: any Lamp
  @Received let coat: Hall.Coat!  // expect: safedi-type-spelling
}

public typealias Number = Int

@Instantiable
public final class Porch: Instantiable {
  @Forwarded let step: Bench.Step
  @Forwarded let height: Number
  @Forwarded let names: Array<String>
  @Instantiated let bench: Bench
}

@Instantiable
public final class Bench: Instantiable {
  public struct Step {}
  @Received let step: Step  // expect: safedi-type-spelling
  @Received let height: Int  // expect: safedi-type-spelling
  @Received let names: Array<String>
  @Instantiated let plank: Plank
}

@Instantiable
public final class Plank: Instantiable {
  @Received let step: Bench.Step
  @Received let height: Number
}
