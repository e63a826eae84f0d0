// Paths as `DependencyProviderDeclarerTaskTests` lists them: one component by two ways. Both have what it needs, from one scope.

import NeedleFoundation

protocol Clock {}
final class WallClock: Clock {}

protocol ScoreDependency: Dependency {
  var clock: Clock { get }
}
class ScoreComponent: Component<ScoreDependency> {}

protocol MatchDependency: Dependency {}
class MatchComponent: Component<MatchDependency> {
  public var score: ScoreComponent { ScoreComponent(parent: self) }
}
protocol ClubDependency: Dependency {}
class ClubComponent: Component<ClubDependency> {
  public var clock: Clock { WallClock() }
  public var match: MatchComponent { MatchComponent(parent: self) }
  public var score: ScoreComponent { ScoreComponent(parent: self) }
}
class LeagueComponent: BootstrapComponent {
  public var club: ClubComponent { ClubComponent(parent: self) }
}
