import Boats
import Dependencies

struct WoodenOar: Oar {}
struct RedFlag: Flag {}
extension OarKey: DependencyKey { public static var liveValue: Oar { WoodenOar() } }
extension FlagKey: DependencyKey { public static var liveValue: Flag { RedFlag() } }
struct LinenWick: Wick {}
struct ClearGlass: Glass {}
extension WickKey: DependencyKey { public static var liveValue: Wick { LinenWick() } }
extension GlassKey: DependencyKey { public static var liveValue: Glass { ClearGlass() } }
