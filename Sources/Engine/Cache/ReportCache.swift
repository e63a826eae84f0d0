import Foundation
import Model
import Packing

/// The report of the last run over a project, for the next one that is asked the same while nothing that the run looked at has changed.
///
/// A run depends on its job, the program, the project's manifest, and what it asked of the disk. The first three are the key, every
/// part of them (`KeyText`); the last is listed by the one thing through which the engine reads (`ObservedDisk`), so that nothing
/// can be forgotten. Whatever lies in the file instead, it is as if there were none.
struct ReportCache {
  private let place: CachePlace
  /// Absolute.
  private let path: String
  private let key: Fingerprint
  private let printer: Fingerprinter
  private let last: KeptReport?

  private static let mark: StaticString = "dilint r"

  init?(_ job: Job, _ project: Project) {
    // What a revision says is asked of git, and facts are read whole anyway.
    guard let place = job.cache, let program = place.program, project.files is Disk, job.since == nil else { return nil }
    self.place = place
    path = place.file(for: project.root, ending: CachePlace.reportEnding)
    let sealed = (try? Door.bytes(of: path, atMost: CachePlace.most).get()).flatMap { SealedBytes($0, mark: Self.mark) }
    printer = sealed?.printer ?? Fingerprinter(secret: .random)
    var question = job
    // These change nothing that a run says.
    (question.progress, question.cache, question.threads) = (nil, nil, 1)
    var text = KeyText()
    for part in [program, question, project] as [Any] { text.write(part) }
    key = printer.fingerprint(of: text.bytes)
    last = sealed?.key == key ? sealed?.content.withUnsafeBytes { unpacked($0) } : nil
  }

  /// The report of the last run, if this one would say the same.
  var report: Report? {
    guard let last, last.observations.allSatisfy({ $0.holds(printer) }) else { return nil }
    return last.report
  }

  /// What a run is to read through whose report may be kept.
  var disk: ObservedDisk { ObservedDisk(printer: printer) }

  /// Keeps the report of a run that read through this disk. Where it cannot be written all goes on without.
  func keep(_ report: Report, _ disk: ObservedDisk) {
    guard let observations = disk.observations, let kept = KeptReport(report, observations), let content = packed(kept),
      place.make()
    else { return }
    _ = try? write(SealedBytes.file(content, mark: Self.mark, key: key, printer: printer), to: path, in: "/", isOwn: true)
  }
}

private struct KeptReport: Packed {
  var observations: [Observation]
  /// As JSON: it is small, and the coding that Swift derives leaves no part out.
  private var json: String

  init?(_ report: Report, _ observations: [Observation]) {
    guard let data = try? JSONEncoder().encode(report) else { return nil }
    self.observations = observations
    json = String(decoding: data, as: UTF8.self)
  }

  init(from unpacker: inout Unpacker) {
    observations = unpacker.value()
    json = unpacker.value()
  }

  func pack(into packer: inout Packer) {
    packer.write(observations)
    packer.write(json)
  }

  var report: Report? { try? JSONDecoder().decode(Report.self, from: Data(json.utf8)) }
}
