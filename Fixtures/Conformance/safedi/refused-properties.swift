// The macro refuses two attributes on one property, a `var` without a property wrapper, and a value: `InstantiableMacroTests`,
// `InjectableMacroTests`.
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
