import Berths
import Core
import Dining
import Journeys
import SwiftUI

struct HomePage: View {
  let resolver: AppResolver
  let session: Session

  var body: some View {
    List {
      Text(resolver.greeting().text)
      ForEach(resolver.table().dishes, id: \.self) { Text($0) }
      Button("Sign in") { session.signIn(name: "Ada") }
      if let traveller = session.resolver {
        Text(traveller.berthModel(train: "EN 40").text)
      }
    }
    .task { await resolver.journeyModel(station: "Wien").load() }
  }
}
