import Dependencies
import RadioInterface

extension RadioClient: DependencyKey {
  public static var liveValue: RadioClient { RadioClient(call: {}) }
}
