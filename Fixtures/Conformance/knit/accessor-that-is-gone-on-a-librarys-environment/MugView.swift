import KitchenKit
import SwiftUI

struct MugView: View {
  @Environment(\.resolver) private var resolver
  @Environment(\.cupboard) private var cupboard
  var body: some View {
    Text("\(resolver!.tea()) \(resolver!.mug())")
    Text("\(cupboard.plate())")
  }
}
