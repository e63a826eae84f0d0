import WiringKit

final class Tea {}
final class Screen {
  @Injected private var tea: Tea
  @Injected
  @ObservationIgnored
  private var other: Tea
  @Tinted private var colour: Int
}
