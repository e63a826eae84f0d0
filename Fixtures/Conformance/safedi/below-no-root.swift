// Only what stands below a root is checked, and a mock is no part of it: `SafeDIToolCodeGenerationTests`, `…NoRootFound`;
// `reachableTypeDescriptions` of `DependencyTreeGenerator`; `SafeDIToolMockGenerationTests`.
import SafeDI

@Instantiable(isRoot: true)
public final class Garden: Instantiable {
  @Instantiated let bed: Bed
}

@Instantiable
public final class Bed: Instantiable {}

@Instantiable
public final class Shed: Instantiable {  // expect: unloaded-module (warning)
  @Received let rake: Rake
}

@Instantiable(generateMock: true)
public final class Rake: Instantiable {
  @Received let shed: Shed
}

@Instantiable(mockOnly: true)
extension Bed: Instantiable {
  public static func mock() -> Bed { Bed() }
}
