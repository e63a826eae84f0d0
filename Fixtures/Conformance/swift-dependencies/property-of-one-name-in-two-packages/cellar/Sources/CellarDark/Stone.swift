import Dependencies

struct Stone { @Dependency(\.lamp) var lamp }  // expect: missing-provider
