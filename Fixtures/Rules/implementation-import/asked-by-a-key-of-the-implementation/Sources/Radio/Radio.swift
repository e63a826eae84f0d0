import Dependencies
import RadioInterface

extension RadioClient: DependencyKey { public static var liveValue: RadioClient { RadioClient() } }
public enum Waves: DependencyKey { public static var liveValue: Int { 3 } }
