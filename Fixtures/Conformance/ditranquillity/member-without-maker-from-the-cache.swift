// Observed with 6.0.0. An object that comes from outside and is kept by the container may be there when it is needed: valid.
import DITranquillity

final class Session {}

final class Profile {
  init(session: Session) {}
}

func start() {
  let container = DIContainer()
  container.register(Session.self)
    .lifetime(.perContainer(.strong))
  container.register(Profile.init)
}
