import Foundation
import Model

/// The lines that a report shows, by file and line number. What cannot be read is left out.
func excerpts(for places: [Location], root: String, in source: any FileSource = Disk()) -> [String: [Int: String]] {
  var wanted: [String: Set<Int>] = [:]
  for place in places { wanted[place.file, default: []].insert(place.line) }
  var texts: [String: [Int: String]] = [:]
  for (file, numbers) in wanted {
    guard case .success(let bytes) = source.bytes(of: Path.joined(root, file)) else { continue }
    var number = 1
    var rest = bytes[...]
    let last = numbers.max() ?? 0
    while number <= last {
      let end = rest.firstIndex { $0 == 0x0a || $0 == 0x0d } ?? rest.endIndex
      if numbers.contains(number) { texts[file, default: [:]][number] = String(decoding: rest[..<end], as: UTF8.self) }
      guard end < rest.endIndex else { break }
      var next = rest.index(after: end)
      if rest[end] == 0x0d, next < rest.endIndex, rest[next] == 0x0a { next = rest.index(after: next) }
      rest = rest[next...]
      number += 1
    }
  }
  return texts
}
