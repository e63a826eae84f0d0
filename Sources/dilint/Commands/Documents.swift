import ArgumentParser
import Engine
import Foundation
import Frameworks
import Model
import Reporting

/// Writes the pages that are made from the program's own tables.
struct Documents: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "documents", abstract: "Write the generated pages into a folder.", shouldDisplay: false)

  @ArgumentParser.Argument(help: "The folder; pages that are there are replaced.") var folder: String

  func run() throws {
    for (path, text) in Documents.pages {
      let file = folder + "/" + path
      try FileManager.default.createDirectory(
        atPath: URL(fileURLWithPath: file).deletingLastPathComponent().path, withIntermediateDirectories: true)
      try write(Array(text.utf8), to: file, in: FileManager.default.currentDirectoryPath)
    }
  }

  /// Every page with its path below the folder, sorted.
  static var pages: [(path: String, text: String)] {
    var pages = Rule.known.map { ("Rules/\($0.id).md", Catalogue.page(of: $0)) }
    pages.append(("Rules/README.md", Catalogue.index(of: Rule.known)))
    pages.append(("Pitfalls.md", Catalogue.pitfalls(of: Framework.all)))
    pages.append(("Forms.md", Catalogue.forms(of: Framework.all)))
    pages += manifestDocuments().map { ($0.name, $0.text) }
    return pages.sorted { $0.0 < $1.0 }
  }
}
