import Foundation
import PackagePlugin

/// `swift package dilint …`: runs dilint in the package, with whatever words follow.
@main
struct DilintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "dilint").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // Whoever called the plugin gets dilint's own status, not that of a plugin that failed.
    if process.terminationReason == .exit { exit(process.terminationStatus) }
    Diagnostics.error("dilint ended by signal \(process.terminationStatus)")
  }
}
