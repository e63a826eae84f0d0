// A ring of which every step waits is none: `SafeDIToolCodeGenerationTests`, `…LazyInstantiationCycleExists`,
// `…LazySelfInstantiationCycleExists`; nor is what may be absent and is another type than the one in the ring:
// `…OnlyIfAvailableAndItIsOnlyAvailableViaCircularDependency`.
// counts: needs=1
import SafeDI

@Instantiable(isRoot: true)
public final class Root: Instantiable {
  @Instantiated let folderBuilder: Instantiator<Folder>
  @Instantiated let page: Page
}

@Instantiable
public final class Folder: Instantiable {
  @Instantiated let folderBuilder: Instantiator<Folder>
  @Instantiated let linkBuilder: Instantiator<Link>
}

@Instantiable
public final class Link: Instantiable {
  @Instantiated let folderBuilder: Instantiator<Folder>
}

@Instantiable
public final class Page: Instantiable {
  @Instantiated let note: Note
}

@Instantiable
public final class Note: Instantiable {
  @Received(onlyIfAvailable: true) let page: Page?
}
