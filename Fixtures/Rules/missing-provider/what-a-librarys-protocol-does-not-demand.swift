import RxFlow
import StageKit
import SwiftUI
import Swinject

// A library may call what its protocols demand, and nothing else. RxFlow, Sources/Flow.swift: a `Flow` has `root` and `navigate(to:)`, and may
// adapt a step. What a protocol demands of which nothing is known may be anything.

struct Lamp {}
struct Curtain {}
struct Prop {}
struct Poster {}

let stage = Container()

final class LampFlow: Flow {
  var root: Presentable { fatalError() }
  func navigate(to step: Step) -> FlowContributors { .none }
}

extension LampFlow {
  func setUp() { stage.register(Lamp.self) { _ in Lamp() } }
}

final class CurtainFlow: Flow {
  var root: Presentable { fatalError() }
  func navigate(to step: Step) -> FlowContributors {
    stage.register(Curtain.self) { _ in Curtain() }
    return .none
  }
}

final class PropRoom: Room {
  func open() { stage.register(Prop.self) { _ in Prop() } }
}

struct PosterWall: View {
  var body: some View { Text("Tonight") }
  func hang() { stage.register(Poster.self) { _ in Poster() } }
}

final class Show {
  func play() {
    print(LampFlow(), CurtainFlow(), PropRoom(), PosterWall())
    print(stage.resolve(Lamp.self)!)  // expect: missing-provider
    print(stage.resolve(Curtain.self)!)
    print(stage.resolve(Prop.self)!)
    print(stage.resolve(Poster.self)!)  // expect: missing-provider
  }
}

Show().play()
