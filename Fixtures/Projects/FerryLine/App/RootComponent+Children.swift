import Tickets
import Timetable

extension RootComponent {
  var timetableComponent: TimetableComponent { TimetableComponent(parent: self) }

  var signInComponent: SignInComponent { SignInComponent(parent: self) }
}

extension RootComponent: TicketsDependencies {
  var ticketsEntry: TicketsEntry {
    TicketsEntry { TicketsComponent(dependencies: self) }
  }
}
