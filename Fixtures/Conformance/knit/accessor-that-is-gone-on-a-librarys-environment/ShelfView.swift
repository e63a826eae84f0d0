// Nothing says that this file knows the library, so what it calls by such a name is something else.
import SwiftUI

struct ShelfView: View {
  @Environment(\.shelf) private var shelf
  var body: some View { Text("\(shelf.mug())") }
}
