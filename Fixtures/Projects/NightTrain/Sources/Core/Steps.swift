import Foundation

final class Diary {
  private(set) var pages: [String] = []

  func write(_ page: String) { pages.append(page) }
}

/// What people do in the app, for those who count it.
public final class Steps {
  private let diary: Diary
  private let clock: Clock

  init(diary: Diary, clock: Clock) {
    self.diary = diary
    self.clock = clock
  }

  public func note(_ name: String) { diary.write("\(clock.now) \(name)") }
}
