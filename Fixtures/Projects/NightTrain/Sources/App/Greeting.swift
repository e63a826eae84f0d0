import Core
import KnitMacros

struct Greeting {
  let text: String

  @Resolvable<AppResolver>
  init(clock: Clock, steps: Steps) {
    text = "It is \(clock.now)."
    steps.note("greeting")
  }
}
