// counts: needs=10 registrations=8 opaque=0
import Dependencies
import Harbour

struct Pier {
  // Live with the flag and without it.
  @Dependency(\.crane) var crane
  @Dependency(\.light) var light
  // With the flag alone.
  @Dependency(\.buoy) var buoy  // expect: missing-provider
  // Without it alone.
  @Dependency(\.siren) var siren  // expect: missing-provider
  // One property in each branch.
  @Dependency(\.lamp) var lamp
}
_ = Pier()
