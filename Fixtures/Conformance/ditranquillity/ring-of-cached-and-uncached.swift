// Observed with 6.0.0. A marked ring that joins an object of the whole run with one of a single resolution: the framework
// warns, since the longer-lived one keeps the first partner.
import DITranquillity

final class Archive {
  var clerk: Clerk!
}

final class Clerk {
  init(archive: Archive) {}
}

func start() {
  let container = DIContainer()
  container.register(Archive.init)
    .lifetime(.perRun(.strong))
    .injection(cycle: true, \.clerk)  // expect: dependency-cycle (warning)
  container.register(Clerk.init)
    .lifetime(.objectGraph)
}
