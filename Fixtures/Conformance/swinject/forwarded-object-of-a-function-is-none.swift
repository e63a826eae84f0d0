// Observed with Swinject 2.10. What `forward` adds is cast when it is resolved (`Container.persistedInstance`), and nil where the
// object is none. A function is declared to make a `Deck`, which may be anything; what it returns is no `Sail`.
import Swinject

protocol Deck {}
protocol Sail {}
struct Raft: Deck {}
struct Yacht: Deck, Sail {}

func makeRaft(_ resolver: Resolver) -> Deck {
  Raft()
}

func makeYacht(_ resolver: Resolver) -> Deck {
  Yacht()
}

func start() {
  let container = Container()
  let raft = container.register(Deck.self, name: "raft") { r in makeRaft(r) }
  container.forward(Sail.self, name: "raft", to: raft)
  let yacht = container.register(Deck.self, name: "yacht") { r in makeYacht(r) }
  container.forward(Sail.self, name: "yacht", to: yacht)

  _ = container.resolve(Sail.self, name: "yacht")!
  _ = container.resolve(Sail.self, name: "raft")!  // expect: missing-provider
}
