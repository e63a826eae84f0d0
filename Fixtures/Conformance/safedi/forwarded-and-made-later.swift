// What is forwarded is there below the type that takes it, and whoever makes that calls an `Instantiator`: `InstantiatorTests`,
// `SafeDIToolCodeGenerationTests`, `…UtilizesSingleForwardedPropertyInSubBuilders`, `…DependencyInversionOfExistentialTypeInSubBuilder`;
// `SafeDIToolCodeGenerationErrorTests`, `…InstantiatedPropertyWithForwardedArgument…`.
import SafeDI

public struct Guest {}
public class AnyRoom {}

@Instantiable(isRoot: true)
public final class Hotel: Instantiable {
  @Instantiated let roomBuilder: Instantiator<Room>
  @Instantiated(fulfilledByType: "Suite") let suiteBuilder: ErasedInstantiator<Suite.ForwardedProperties, AnyRoom>
  @Instantiated let room: Room  // expect: safedi-forwarded-constant
}

@Instantiable
public final class Room: Instantiable {
  @Forwarded let guest: Guest
  @Instantiated let door: Door
}

@Instantiable
public final class Suite: AnyRoom, Instantiable {
  @Forwarded let visitor: Guest
  @Received let roomBuilder: Instantiator<Room>
  @Instantiated let door: Door
}

@Instantiable
public final class Door: Instantiable {
  @Received let guest: Guest  // expect: missing-provider
}
