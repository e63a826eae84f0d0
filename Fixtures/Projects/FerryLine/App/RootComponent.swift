import Booking
import Core
import Foundation
import NeedleFoundation
import Timetable

final class RootComponent: BootstrapComponent {
  public var log: Logging { ConsoleLog() }

  public var client: HTTPClient {
    shared { URLClient(base: URL(string: "https://ferry.example")!, log: log) }
  }

  public var clock: Clock { SystemClock() }

  /// What may be changed, and what may only be looked at, are one object.
  public var mutableSession: MutableSession {
    shared { MemorySession() }
  }

  public var session: Session { mutableSession }

  public var rootScreen: RootScreen {
    RootScreen(session: session, timetable: timetableComponent, signIn: signInComponent, tickets: ticketsEntry)
  }
}

final class RootScreen {
  init(session: Session, timetable: TimetableBuilder, signIn: SignInBuilder, tickets: TicketsEntry) {}
}
