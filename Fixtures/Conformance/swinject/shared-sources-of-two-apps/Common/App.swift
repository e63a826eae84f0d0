// Two apps are built from one folder of sources, and each brings a type of the same name: each target is judged with its own.
import Swinject
import SwiftUI
protocol Client {}
protocol Log {}
@main struct UserApp: App {
  let assembler = Assembler([AppAssembly()])
  var body: some Scene { WindowGroup { UserView(client: assembler.resolver.resolve(Client.self)!, log: assembler.resolver.resolve(Log.self)!) } }  // expect: missing-provider
}
struct UserView: View {
  let client: Client
  let log: Log
  var body: some View { Text("user") }
}
