// `args.optional()` is nil where nothing was handed over (run with 1.5).
import Resolver

final class Box {
  init(size: Int) {}
}

Resolver.register { _, args in Box(size: args.optional() ?? 1) }
_ = Resolver.resolve(Box.self)
