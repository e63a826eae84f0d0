import Core
import Dependencies

let car = withDependencies { $0.horn = Horn() } operation: { Car() }
