// ParameterFactory.swift: the closure takes one value, P; Swift lets a closure name the parts of a tuple (SE-0110, as amended).
// A factory with parameters takes them as a tuple; its closure may name each: it is registered, and asked for with a tuple.
// counts: registrations=3 needs>=2
import FactoryKit

protocol Log {}
final class ChatLog: Log { init(space: String, chat: String) {} }
final class Room { init(id: String) {} }
extension Container {
  var log: ParameterFactory<(String, String), any Log> { self { ChatLog(space: $0, chat: $1) } }
  var named: ParameterFactory<(space: String, chat: String), any Log> { self { ChatLog(space: $0.space, chat: $0.chat) } }
  var room: ParameterFactory<String, Room> { self { Room(id: $0) } }
}
final class Chat {
  let log: any Log = Container.shared.log(("a", "b"))
  let room = Container.shared.room("a")
}
