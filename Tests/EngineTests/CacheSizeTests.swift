import Packing
import Testing

@testable import Engine

/// What nobody asks for makes room for what is.
struct CacheSizeTests {
  static let place = CachePlace(folder: "/", version: "1")

  /// A cache after a run that made records of so many bytes of texts with these numbers.
  static func after(_ old: CacheFile, _ made: [Int: Int]) throws -> CacheFile {
    let stamp = try #require(FileStamp(of: #filePath))
    let findings = made.sorted { $0.key < $1.key }.map { number, size in
      let text = Fingerprint(high: 0, low: UInt64(number))
      let file = KnownFile(path: "\(number)", stamp: stamp, isSettled: true, text: text)
      return Cache.Finding(
        file: file, record: CacheRecord.Key(text: text, kind: .digest), made: [UInt8](repeating: 1, count: size))
    }
    return try #require(NextCache(old, findings).bytes.flatMap(CacheFile.init))
  }

  static func numbers(in file: CacheFile) -> [Int] { file.index.records.map { Int($0.key.text.low) }.sorted() }

  @Test func theOldestGoesFirst() throws {
    let megabyte = 1 << 20
    var file = CacheFile(owner: "")
    for number in 0..<40 { file = try Self.after(file, [number: megabyte]) }
    // The last one was asked for, and beside it there is room for 16.
    #expect(Self.numbers(in: file) == Array(23..<40))
    #expect(file.index.files.map(\.path) == (23..<40).map { "\($0)" })
    // Half of it is what the last run asked for.
    file = try Self.after(file, Dictionary(uniqueKeysWithValues: (100..<130).map { ($0, megabyte) }))
    #expect(Self.numbers(in: file) == Array(23..<40) + Array(100..<130))
  }
}
