// `register` answers an entry that its caller may keep and refine later (Swinject 2.10, Container.swift: `ServiceEntry` is a class, and
// `implements` in ServiceEntry.TypeForwarding.swift registers the further type when it is called). So an object of the program that
// keeps the entry refines that registration, and no other.
// counts: opaque=0 registrations>=5 needs>=5
import Swinject

protocol Reads {}
protocol Writes {}
protocol Counts {}
final class Ledger: Reads, Writes, Counts {}
final class Abacus: Counts {}

final class Slip<Kept> {
  private let entry: ServiceEntry<Kept>

  init(_ entry: ServiceEntry<Kept>) { self.entry = entry }

  @discardableResult
  func known<Further>(as type: Further.Type) -> Slip<Kept> {
    entry.implements(type)
    return self
  }
}

struct Note {
  let entry: ServiceEntry<Abacus>
}

final class Desk {
  let drawer = Container()

  @discardableResult
  func put<Kept>(_ type: Kept.Type, _ make: @escaping (Swinject.Resolver) -> Kept) -> Slip<Kept> {
    Slip(drawer.register(type, factory: make))
  }
}

final class Reader { init(_ ledger: Reads) {} }
final class Writer { init(_ ledger: Writes) {} }
final class Counter { init(_ ledger: Counts) {} }

func open(_ desk: Desk) {
  desk.put(Ledger.self) { _ in Ledger() }.known(as: Reads.self)
  desk.put(Reader.self) { Reader($0.resolve(Reads.self)!) }
  desk.put(Writer.self) { Writer($0.resolve(Writes.self)!) }  // expect: missing-provider
  let note = Note(entry: desk.drawer.register(Abacus.self) { _ in Abacus() })
  note.entry.implements(Counts.self)
  desk.put(Counter.self) { Counter($0.resolve(Counts.self)!) }
}

@main struct Office {
  static func main() {
    let desk = Desk()
    open(desk)
    print(desk.drawer.resolve(Reader.self)!, desk.drawer.resolve(Counter.self)!)
  }
}
