import Core
import Dip
import Harbour

public final class Instructor {
  private let log: Log
  var planner: LessonPlanner?

  init(log: Log) { self.log = log }
}

public final class LessonPlanner {
  private let instructor: Instructor
  private let boat: Boat
  private let weather: Weather

  init(instructor: Instructor, boat: Boat, weather: Weather) {
    self.instructor = instructor
    self.boat = boat
    self.weather = weather
  }

  public func plan(_ pupil: Pupil) { boat.sail() }
}

public func configureLessons(_ container: DependencyContainer) {
  container.register(.singleton) { Instructor(log: $0) }
    .resolvingProperties { container, instructor in
      instructor.planner = try container.resolve() as LessonPlanner
    }
  container.register(.singleton) { LessonPlanner(instructor: $0, boat: $1, weather: $2) }  // expect: missing-provider
}
