import Boats
import Core
import Foundation
import Members

struct Outing {
  let boat: Boat
  let crew: [Member]
  let start: Date
}

/// Knows when a crew may go out.
final class OutingPlanner {
  private let member: Member
  private let fleet: Fleet
  private let tides: TideTable
  private let book: OutingBook

  init(member: Member, fleet: Fleet, tides: TideTable, book: OutingBook) {
    self.member = member
    self.fleet = fleet
    self.tides = tides
    self.book = book
  }

  func plan(_ boat: Boat, at start: Date) async throws -> Outing? {
    guard try await tides.height(at: start) > 0.4 else { return nil }
    let outing = Outing(boat: boat, crew: [member], start: start)
    book.write(outing)
    return outing
  }
}

final class OutingBook {
  private let notebook: Notebook
  private(set) var outings: [Outing] = []

  init(notebook: Notebook) { self.notebook = notebook }

  func write(_ outing: Outing) { outings.append(outing) }
}
