// cleansec's `seedProvider`, ComponentVisitor.install: a component's seed is there for it and what it installs, not above it.
import Cleanse

struct User {}
struct Profile { let user: User }
struct Badge { let user: User }
struct Home { let profile: ComponentFactory<ProfileComponent>; let user: User }

struct BadgeComponent: Cleanse.Component {
  typealias Root = Badge
  static func configure(binder: UnscopedBinder) {}
  static func configureRoot(binder bind: ReceiptBinder<Badge>) -> BindingReceipt<Badge> { return bind.to(factory: Badge.init) }
}

struct ProfileComponent: Cleanse.Component {
  typealias Seed = User
  typealias Root = Profile
  static func configure(binder: UnscopedBinder) { binder.install(dependency: BadgeComponent.self) }
  static func configureRoot(binder bind: ReceiptBinder<Profile>) -> BindingReceipt<Profile> {
    return bind.to(factory: Profile.init)
  }
}

struct HomeComponent: RootComponent {
  typealias Root = Home
  static func configure(binder: UnscopedBinder) { binder.install(dependency: ProfileComponent.self) }
  static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
    return bind.to(factory: Home.init)  // expect: missing-provider
  }
}
