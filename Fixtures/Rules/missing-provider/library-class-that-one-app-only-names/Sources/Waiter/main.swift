import Foundation
import Kitchen
import Swinject

final class Roll: Bun {}

func look(at things: [Any]) {
  for case let dough as Dough in things { print(dough) }
  _ = things.contains { $0 is Dough }
  _ = (things.first as? Dough, Dough.name, Dough.Kind.rye, [Dough]())
  _ = (Bundle(for: Dough.self), ObjectIdentifier(Dough.self), "\(Dough.self)")
  _ = things.contains { type(of: $0) == Dough.self }
}

Pantry.shared.register(Int.self) { _ in 1 }
look(at: [Cake(), Bread(), Pretzel.standard(), Roll(3)])
