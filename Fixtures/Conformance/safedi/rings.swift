// Whatever must be there before itself: `SafeDIToolCodeGenerationErrorTests`, `…CircularPropertyDependenciesImmediatelyInitialized…`,
// `…CircularReceivedDependencies…`, `…LazyInitializedAndReceived…`, `throwsError_whenPartiallyLazyInstantiationCycleExists`.
import SafeDI

@Instantiable(isRoot: true)
public final class Root: Instantiable {
  @Instantiated let hen: Hen
  @Instantiated let lock: Lock
  @Instantiated let key: Key
  @Instantiated let riverBuilder: Instantiator<River>
  @Instantiated let echoBuilder: Instantiator<Echo>
  @Instantiated let sender: Sender
  @Instantiated let pigeonBuilder: Instantiator<Pigeon>
}

@Instantiable
public final class Hen: Instantiable {
  @Instantiated let egg: Egg  // expect: dependency-cycle
}

@Instantiable
public final class Egg: Instantiable {
  @Instantiated let hen: Hen
}

@Instantiable
public final class Lock: Instantiable {
  @Received let key: Key  // expect: dependency-cycle
}

@Instantiable
public final class Key: Instantiable {
  @Received let lock: Lock
}

@Instantiable
public final class River: Instantiable {
  @Instantiated let rainBuilder: Instantiator<Rain>  // expect: dependency-cycle
}

@Instantiable
public final class Rain: Instantiable {
  @Received let riverBuilder: Instantiator<River>
}

@Instantiable
public final class Echo: Instantiable {
  @Instantiated let wall: Wall  // expect: dependency-cycle
}

@Instantiable
public final class Wall: Instantiable {
  @Instantiated let echoBuilder: Instantiator<Echo>
}

@Instantiable
public final class Sender: Instantiable {
  @Received let pigeonBuilder: Instantiator<Pigeon>  // expect: dependency-cycle
}

@Instantiable
public final class Pigeon: Instantiable {
  @Instantiated let seedBuilder: Instantiator<Seed>
}

@Instantiable
public final class Seed: Instantiable {
  @Received let sender: Sender
}
