import FactoryKit
import Halls
import Rooms

private let fillers: [AutoRegistering] = [LampFiller()]

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { fillers.forEach { $0.autoRegister() } }
}

final class Room {
  @Injected(\.lamp) var lamp
  @Injected(\.door) var door  // expect: missing-provider
  @Injected(\.stage) var stage
  @Injected(\.curtain) var curtain  // expect: missing-provider
  @Injected(\.bench) var bench  // expect: missing-provider
  @Injected(\.organ) var organ
  @Injected(\.clock) var clock
}

_ = Room()
