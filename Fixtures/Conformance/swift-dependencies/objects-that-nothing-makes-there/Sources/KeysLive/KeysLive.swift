import Dependencies
import Keys

struct Penny: Coin {}
struct BlueInk: Ink {}
struct Vellum: Paper {}
struct Paste: Glue {}
struct Beeswax: Wax {}
extension CoinKey: DependencyKey { public static var liveValue: Coin { Penny() } }
extension InkKey: DependencyKey { public static var liveValue: Ink { BlueInk() } }
extension PaperKey: DependencyKey { public static var liveValue: Paper { Vellum() } }
extension GlueKey: DependencyKey { public static var liveValue: Glue { Paste() } }
extension WaxKey: DependencyKey { public static var liveValue: Wax { Beeswax() } }
