import FactoryKit
import Rooms
import Yards

private let fillers: [AutoRegistering] = [LampFiller()]

extension Container: @retroactive AutoRegistering {
  public func autoRegister() { fillers.forEach { $0.autoRegister() } }
}

final class Room {
  @Injected(\.lamp) var lamp
  @Injected(\.door) var door  // expect: missing-provider
  @Injected(\.well) var well
}

_ = Room()
