import Core
import Lessons

final class PupilModel {
  private let pupil: Pupil
  private let planner: LessonPlanner
  private let log: Log

  init(pupil: Pupil, planner: LessonPlanner, log: Log) {
    self.pupil = pupil
    self.planner = planner
    self.log = log
  }

  func show() { planner.plan(pupil) }
}

final class LogModel {
  private let log: Log

  init(log: Log) { self.log = log }

  func show() {}
}
