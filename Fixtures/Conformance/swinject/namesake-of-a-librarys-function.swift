// The Swift Programming Language, "Extensions": an extension adds a function beside one that the type has, and arguments choose between the two. What
// `connect` and `play` are handed is not what the program's own take, so each calls the library's. `send` does call itself.
// counts: needs=3 registrations=3 opaque=0
import Radio
import Swinject

extension Frequency {
  convenience init(from station: Station) { self.init(hertz: station.number) }
}
extension Receiver {
  func connect(_ station: Station) async throws {
    try await connect(.init(from: station))
    _ = container.resolve(Log.self)
  }
  func play(_ station: Station) {
    play(Frequency(from: station), loudly: true)
  }
  func play(_ station: Station, loudly: Bool) {
    play(Frequency(from: station), loudly: loudly)
    _ = container.resolve(Tone.self)
  }
  func send(_ text: String) {
    send(String(text.dropFirst()))
    _ = container.resolve(Sender.self)!  // expect: missing-provider
  }
}
final class Log {}
final class Tone {}
final class Sender {}
final class Desk {
  let receiver: Receiver
  init(receiver: Receiver) { self.receiver = receiver }
  func tune(_ station: Station) async throws {
    try await receiver.connect(station)
    receiver.play(station)
    receiver.send("here")
  }
}

let container = Container()
container.register(Log.self) { _ in Log() }
container.register(Tone.self) { _ in Tone() }
container.register(Desk.self) { _ in Desk(receiver: Receiver()) }
