import Account

/// Shows a screen in the editor's canvas, with whatever it is given.
final class PreviewHost {
  // weaver: self.isIsolated = true

  // weaver: account <- AccountKeeping

  init(injecting _: PreviewHostDependencyResolver) {}
}
