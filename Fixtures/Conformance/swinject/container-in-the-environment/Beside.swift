// A library is in reach here: what is called by SwiftUI's own name and in its own form is SwiftUI's all the same.
import MeadowKit
import SwiftUI
import Swinject

struct Other: View {
  var body: some View { Text("other").environment(\.keeper, Keeper.container).environmentObject(Keeper.container) }
}
