import Hives  // expect: undeclared-dependency

final class Stall {
  let comb = Comb()
}
