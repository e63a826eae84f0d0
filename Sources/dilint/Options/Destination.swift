import Engine
import Reporting

/// Where a report goes, and in which format.
struct Destination {
  var reporter: Reporter
  /// nil: stdout.
  var file: String?
}

/// What `--format NAME[=FILE]…` and `-o FILE` ask for; where they ask for nothing, what the service reads that runs the job.
func destinations(formats: [String], file: String?, _ service: Service) throws(Obstacle) -> [Destination] {
  if formats.isEmpty { return try usual(file, service) }
  var result: [Destination] = []
  for word in formats {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let reporter = try choice(parts[0], of: "format", among: Reporter.all, id: \.id)
    if parts.count == 2, parts[1].isEmpty { throw Obstacle("--format \(word) names no file") }
    result.append(Destination(reporter: reporter, file: parts.count == 2 && parts[1] != "-" ? parts[1] : nil))
  }
  let loose = result.indices.filter { result[$0].file == nil }
  if loose.count > 1 {
    let (first, second) = (result[loose[0]].reporter, result[loose[1]].reporter)
    throw Obstacle(
      "\(first.id) and \(second.id) cannot both go to \(file ?? "stdout"); "
        + "give one a file of its own: --format \(second.id)=dilint.\(second.endings[0])")
  }
  if let file {
    guard let index = loose.first else { throw Obstacle("every format has a file of its own, so nothing is left for -o \(file)") }
    result[index].file = file
  }
  for (index, destination) in result.enumerated() {
    guard let file = destination.file else { continue }
    if result[..<index].contains(where: { $0.file == file }) { throw Obstacle("two formats cannot both go to \(file)") }
    let others = ofEnding(of: file)
    guard others.isEmpty || others.contains(where: { $0.id == destination.reporter.id }) else {
      throw Obstacle(
        "\(file) ends like \(others.map(\.id).joined(separator: " or ")), but its format is \(destination.reporter.id)")
    }
  }
  return result
}

/// Without any format: by the name of the file, or what is read where this runs.
private func usual(_ file: String?, _ service: Service) throws(Obstacle) -> [Destination] {
  let text = try choice("text", of: "format", among: Reporter.all, id: \.id)
  guard let file else {
    switch service.kind {
    case .gitHub: return [Destination(reporter: try choice("github", of: "format", among: Reporter.all, id: \.id), file: nil)]
    case .gitLab:
      let report = try choice("gitlab", of: "format", among: Reporter.all, id: \.id)
      return [Destination(reporter: text, file: nil), Destination(reporter: report, file: Service.codeQuality)]
    case nil: return [Destination(reporter: text, file: nil)]
    }
  }
  let meant = ofEnding(of: file)
  if meant.count > 1, ending(of: file) == "xml" {
    throw Obstacle("\(file) may be \(meant.map(\.id).joined(separator: " or ")); say which with --format")
  }
  return [Destination(reporter: meant.first ?? text, file: file)]
}

/// The formats whose files are named like that one.
private func ofEnding(of file: String) -> [Reporter] { Reporter.all.filter { $0.endings.contains(ending(of: file)) } }

/// What follows the last dot of the file's name, in small letters.
private func ending(of file: String) -> String {
  let name = file.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
}
