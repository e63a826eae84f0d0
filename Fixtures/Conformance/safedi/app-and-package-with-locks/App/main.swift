// An executable links one version of a package, that of the lock file with which it is resolved (SwiftPM, "Resolving versions"): a package in it
// may have a lock file of its own, for when it is built by itself. What it declares is instantiated all the same.
// counts: registrations=4 needs=1
import Lists
import SafeDI

@Instantiable(isRoot: true)
public final class Shop: Instantiable {
  @Instantiated let store: any Store
  @Instantiated let listBuilder: Instantiator<List>
  @Instantiated let till: Till  // expect: safedi-not-instantiable
}
