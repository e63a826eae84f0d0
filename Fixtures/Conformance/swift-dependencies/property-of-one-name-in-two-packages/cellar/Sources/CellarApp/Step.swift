import Dependencies

struct Step { @Dependency(\.lamp) var lamp }
