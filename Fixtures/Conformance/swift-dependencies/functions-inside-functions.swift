// A dependency may be local (docs, "Using dependencies"), also in a function inside another, wherever that is called: before its line, by a closure, or
// by whoever is handed it.
// counts: needs=12 registrations=2 opaque=0
import Dependencies
import Dispatch

struct Clock: DependencyKey { static let liveValue = Clock() }
struct Here: DependencyKey { static let liveValue = Here() }
struct Handed: TestDependencyKey { static let testValue = Handed() }
struct Early: TestDependencyKey { static let testValue = Early() }
struct Inside: TestDependencyKey { static let testValue = Inside() }
struct Passed: TestDependencyKey { static let testValue = Passed() }

func handsOver() {
  @Dependency(Clock.self) var clock
  @Sendable func tick() {
    @Dependency(Handed.self) var handed  // expect: missing-provider
    @Dependency(Here.self) var here
    print(handed, here, clock)
  }
  DispatchQueue.main.async(execute: tick)
}

func callsBefore() {
  @Dependency(Clock.self) var clock
  tick()
  func tick() {
    @Dependency(Early.self) var early  // expect: missing-provider
    @Dependency(Here.self) var here
    print(early, here, clock)
  }
}

func nests() {
  @Dependency(Clock.self) var clock
  func outer() {
    func inner(_ number: Int) {
      @Dependency(Inside.self) var inside  // expect: missing-provider
      @Dependency(Here.self) var here
      print(inside, here, clock)
    }
    inner(3)
  }
  outer()
}

func passes() {
  @Dependency(Clock.self) var clock
  func tick() {
    @Dependency(Passed.self) var passed  // expect: missing-provider
    @Dependency(Here.self) var here
    print(passed, here, clock)
  }
  run(tick)
}

func run(_ work: () -> Void) { work() }
