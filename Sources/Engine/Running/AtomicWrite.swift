import Foundation

/// Writes a file so that a reader sees the old content or the new one, never a part: beside it first, then renamed.
public func write(_ bytes: [UInt8], to path: String, in folder: String) throws(Obstacle) {
  let target = path.hasPrefix("/") ? path : folder + "/" + path
  if Path.isFolder(target) { throw Obstacle("\(path) is a folder; name a file") }
  guard Path.isFolder(Path.parent(target)) else { throw Obstacle("there is no folder \(Path.parent(path))") }
  // A device or a pipe cannot be replaced, only written to.
  var status = stat()
  if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
    guard let file = fopen(target, "wb") else { throw Obstacle("\(path) cannot be written: \(reason())") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Obstacle("\(path) cannot be written: \(reason())") }
    return
  }
  let real = realpath(target, nil).map { text in
    defer { free(text) }
    return String(cString: text)
  }
  do {
    try Data(bytes).write(to: URL(fileURLWithPath: real ?? target), options: .atomic)
  } catch {
    throw Obstacle("\(path) cannot be written: \(reason())")
  }
}

private func reason() -> String { String(cString: strerror(errno)).lowercased() }
