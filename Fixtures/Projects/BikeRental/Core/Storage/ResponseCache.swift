import Foundation

public protocol ResponseCache: AnyObject {
  func response(for path: String) -> Data?
  func store(_ response: Data, for path: String)
}

final class DiskCache: ResponseCache {
  private let folder: URL
  private let files: FileManager

  init(files: FileManager) {
    self.files = files
    folder = files.temporaryDirectory.appendingPathComponent("responses")
  }

  func response(for path: String) -> Data? {
    files.contents(atPath: folder.appendingPathComponent(path).path)
  }

  func store(_ response: Data, for path: String) {
    files.createFile(atPath: folder.appendingPathComponent(path).path, contents: response)
  }
}
