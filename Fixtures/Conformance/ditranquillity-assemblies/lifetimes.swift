// Upstream: DITranquillityTests_Scope.test01_Single to test03_PerDependency (1.3.1). Every lifetime, in both spellings; a new
// scope has the same registrations.
import DITranquillity

final class Clock {}
final class Calendar {}
final class Stopwatch {}
final class Timer {}
final class Hourglass {}
final class Sundial {}

final class TimeAssembly: DIAssembly {
  var publicModules: [DIModule] { return [TimeModule()] }
  var internalModules: [DIModule] { return [] }
  var dependencies: [DIAssembly] { return [] }
}

final class TimeModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Clock() }.lifetime(.single)
    builder.register { Calendar() }.lifetime(.lazySingle)
    builder.register { Stopwatch() }.lifetime(.perScope)
    builder.register { Timer() }.lifetime(.perDependency)
    builder.register { Hourglass() }
    builder.register { Sundial() }.instanceLazySingle()
  }
}

func start() throws {
  let scope = try DIContainerBuilder().register(assembly: TimeAssembly()).build()
  let clock: Clock = *!scope
  let calendar: Calendar = *!scope
  let later = scope.newLifeTimeScope()
  let stopwatch: Stopwatch = *!later
  let timer: Timer = *!later
  let hourglass: Hourglass = *!later
  let sundial: Sundial = *!later
  _ = (clock, calendar, stopwatch, timer, hourglass, sundial)
}
