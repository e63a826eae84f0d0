// The macro refuses two attributes on one property, a `var` without a property wrapper, a value and a static property, what is no literal,
// `onlyIfAvailable` without `?`, and a `fulfilledByType` too many or too few: `InstantiableMacroTests`, `InjectableMacroTests`
// (`InjectableMacro`).
import SafeDI

@Instantiable(isRoot: true)
public final class Theatre: Instantiable {
  @Instantiated let stage: Stage
  @Instantiated @Received let curtain: Curtain  // expect: safedi-refused-property
}

@Instantiable
public final class Stage: Instantiable {
  @Received var curtain: Curtain  // expect: safedi-refused-property
  @Received let lights: Curtain = Curtain()  // expect: safedi-refused-property, missing-provider
  @Published @Received var wings: Curtain  // expect: missing-provider
}

@Instantiable
public final class Curtain: Instantiable {}

public protocol Song {}
let aria = "Aria"

@Instantiable(isRoot: true)
public final class Opera: Instantiable {
  @Instantiated static let curtain: Curtain  // expect: safedi-refused-property
  @Instantiated(fulfilledByType: aria) let first: Song  // expect: safedi-refused-property
  @Instantiated(fulfilledByType: "Aria") let second: Instantiator<Song>  // expect: safedi-refused-property
  @Instantiated let third: ErasedInstantiator<(), Song>  // expect: safedi-refused-property
  @Instantiated(fulfilledByType: "Aria") let fourth: ErasedInstantiator<(), Song>
  @Instantiated let pit: Pit
}

@Instantiable(fulfillingAdditionalTypes: [Song.self])
public final class Aria: Song, Instantiable {}

@Instantiable
public final class Pit: Instantiable {
  @Received(onlyIfAvailable: true) let fourth: ErasedInstantiator<(), Song>  // expect: safedi-refused-property
  @Received(onlyIfAvailable: true) let fifth: Curtain?
}
