import Kitchen
import Swinject

final class RyeFlour: Flour {}
final class CaneSugar: Sugar {}
final class DryYeast: Yeast {}
final class SeaSalt: Salt {}
final class HeatherHoney: Honey {}

Pantry.shared.register(Flour.self) { _ in RyeFlour() }
Pantry.shared.register(Sugar.self) { _ in CaneSugar() }
Pantry.shared.register(Yeast.self) { _ in DryYeast() }
Pantry.shared.register(Salt.self) { _ in SeaSalt() }
Pantry.shared.register(Honey.self) { _ in HeatherHoney() }
_ = (Dough(), Cake(sweet: true), Bread(), Pretzel.standard(), Bun(2))
