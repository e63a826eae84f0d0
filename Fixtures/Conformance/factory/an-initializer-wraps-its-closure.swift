// An extension of a type from outside the sources adds an initializer that calls the type's own one of the same labels, with a closure around its closure.
// The call is not the initializer itself; and a chain of closures, however long, is let go without a stack. 1 registration, 1 need.
// counts: needs>=1
import FactoryKit
import SwiftUI

final class Bell { func ring() {} }
extension Container { var bell: Factory<Bell> { self { Bell() } } }
extension Button {
  init(role: ButtonRole?, action: @escaping @Sendable () async -> Void, @ViewBuilder label: () -> Label) {
    self = Button(role: role, action: { Task { await action() } }, label: label)
  }
}
final class BellModel: ObservableObject {
  private let bell = resolve(\Container.bell)
  func action() { bell.ring() }
}
extension View {
  func ringAlert(bell: Binding<Bell?>, onRing: @escaping (Bell) -> Void) -> some View {
    alert("Ring", isPresented: bell.mapped(), actions: { Button(role: .destructive, action: { if let bell = bell.wrappedValue { onRing(bell) } }, label: { Text("Ring") }) })
  }
}
