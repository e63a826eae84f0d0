// What is received under another name and type is handed on as that: `SafeDIToolCodeGenerationTests`, `…ReceivedPropertyIsAliased…`,
// `…AliasedTwice`, `…AliasedReceivedIsFulfilledByLocalInstantiatedSibling…`; `SafeDIToolCodeGenerationErrorTests`, `…UnfulfillableAliasedReceivedPropertyName…`, `…PropertyType…`.
import SafeDI

public protocol Clock {}

@Instantiable(isRoot: true)
public final class Station: Instantiable {
  @Instantiated let quartz: QuartzClock
  @Instantiated let hall: Hall
}

@Instantiable
public final class QuartzClock: Clock, Instantiable {}

@Instantiable
public final class Hall: Instantiable {
  @Received(fulfilledByDependencyNamed: "quartz", ofType: QuartzClock.self) let clock: Clock
  @Instantiated let platform: Platform
}

@Instantiable
public final class Platform: Instantiable {
  @Received(fulfilledByDependencyNamed: "clock", ofType: Clock.self) let time: Clock
  @Received(fulfilledByDependencyNamed: "watch", ofType: Clock.self) let hands: Clock  // expect: missing-provider
  @Received(fulfilledByDependencyNamed: "clock", ofType: QuartzClock.self) let beat: Clock  // expect: missing-provider
  @Instantiated let bench: Bench
}

@Instantiable
public final class Bench: Instantiable {
  @Received let time: Clock
  @Received let clock: Clock
  @Instantiated let brass: Bell
  @Received(fulfilledByDependencyNamed: "brass", ofType: Bell.self) let bell: Bell
  @Instantiated let tower: Tower
}

@Instantiable
public final class Bell: Instantiable {}

@Instantiable
public final class Tower: Instantiable {
  @Received let bell: Bell
  @Received let brass: Bell
}
