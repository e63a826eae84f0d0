// DITranquillity, documentation "Lifetime": `prototype` makes an object each time it is asked for, `objectGraph` one for each object graph. The presenter is
// made for its screen alone, so that the ring closes wherever somebody begins at the screen. Of the first two nobody asks for either;
// of the other two somebody asks for the presenter itself.
// counts: needs>=5
import DITranquillity

final class SettingsScreen { var presenter: SettingsPresenter! }
final class SettingsPresenter {
  weak var screen: SettingsScreen?
  init(screen: SettingsScreen) { self.screen = screen }
}
final class ProfileScreen { var presenter: ProfilePresenter! }
final class ProfilePresenter {
  weak var screen: ProfileScreen?
  init(screen: ProfileScreen) { self.screen = screen }
}

final class ScreensPart: DIPart {
  static func load(container: DIContainer) {
    container.register(SettingsScreen.init)
      .injection(cycle: true) { $0.presenter = $1 }  // expect: dependency-cycle (note)
      .lifetime(.objectGraph)
    container.register(SettingsPresenter.init(screen:))
    container.register(ProfileScreen.init)
      .injection(cycle: true) { $0.presenter = $1 }  // expect: dependency-cycle (warning)
      .lifetime(.objectGraph)
    container.register(ProfilePresenter.init(screen:))
  }
}

@main
enum App {
  static func main() {
    let container = DIContainer()
    container.append(part: ScreensPart.self)
    let presenter: ProfilePresenter = container.resolve()
    print(presenter)
  }
}
