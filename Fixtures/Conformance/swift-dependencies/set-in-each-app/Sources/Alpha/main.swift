import Core
import Dependencies

prepareDependencies { $0.horn = Horn() }
let car = Car()
