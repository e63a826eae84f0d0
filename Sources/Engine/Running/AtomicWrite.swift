import Foundation

/// Writes a file so that a reader sees the old content or the new one, never a part: beside it first, then renamed.
///
/// What is there keeps its mode, and a link stays a link: what it leads to is written. What is no file, such as a device or a pipe,
/// cannot be replaced, only written to.
///
/// - Parameter isOwn: dilint alone writes there, a cache. Then whatever has the name is replaced: a link could lead to any file of the user's.
public func write(_ bytes: [UInt8], to path: String, in folder: String, isOwn: Bool = false) throws(Obstacle) {
  let written = path.hasPrefix("/") ? path : folder + "/" + path
  let target = isOwn ? written : followed(written)
  if Path.isFolder(target) { throw Obstacle("\(path) is a folder; name a file") }
  guard Path.isFolder(Path.parent(target)) else { throw Obstacle("there is no folder \(Path.parent(path))") }
  var status = stat()
  let isThere = !isOwn && stat(target, &status) == 0
  if !isOwn, !isThere, errno == ELOOP { throw unwritten(path) }
  if isThere, status.st_mode & S_IFMT != S_IFREG {
    let file = open(target, O_WRONLY | O_CLOEXEC)
    guard file >= 0, put(bytes, into: file), close(file) == 0 else { throw unwritten(path) }
    return
  }
  // A file that may not be written is not replaced either, although its folder would allow it.
  if isThere, access(target, W_OK) != 0 { throw unwritten(path) }
  let (file, draft) = try draft(beside: target, for: path)
  Drafts.begin(draft)
  defer { Drafts.end() }
  let mode = isThere ? status.st_mode & 0o7777 : 0o666 & ~currentMask()
  let isOwner = !isThere || status.st_uid == geteuid() || fchown(file, status.st_uid, status.st_gid) == 0
  let isWhole = put(bytes, into: file) && (fchmod(file, isOwner ? mode : mode & 0o777) == 0)
  let failure = errno
  guard close(file) == 0, isWhole, rename(draft, target) == 0 else {
    let words = unwritten(path, isWhole ? errno : failure)
    unlink(draft)
    throw words
  }
}

/// Writes to an open file until all is there.
public func put(_ bytes: [UInt8], into file: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var sent = 0
    while sent < buffer.count {
      let count = Foundation.write(file, buffer.baseAddress! + sent, buffer.count - sent)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        // Somebody else made the pipe one that does not wait.
        var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
        continue
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}

/// What the last call of the system complained of, in small letters.
public func systemReason(_ number: Int32 = errno) -> String { String(cString: strerror(number)).lowercased() }

/// Where links lead, be it to a file that is not there yet.
private func followed(_ path: String) -> String {
  if let real = Path.real(path, in: "/") { return real }
  guard let aim = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
  let next = aim.hasPrefix("/") ? aim : Path.joined(Path.parent(path), aim)
  // A link to a link that leads nowhere is rare, and a ring of them is an error that opening tells.
  return Path.real(Path.parent(next), in: "/").map { Path.joined($0, Path.name(next)) } ?? path
}

/// A new file that nobody else has, beside the one that is to be replaced.
private func draft(beside target: String, for path: String) throws(Obstacle) -> (file: Int32, path: String) {
  var template = Array((Path.joined(Path.parent(target), ".dilint-XXXXXX")).utf8CString)
  let file = mkstemp(&template)
  guard file >= 0 else { throw unwritten(path) }
  _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  return (file, String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
}

private func unwritten(_ path: String, _ number: Int32 = errno) -> Obstacle {
  Obstacle("\(path) cannot be written: \(systemReason(number))")
}

/// The bits that new files lack. The system tells them only by changing them.
private func currentMask() -> mode_t {
  let mask = umask(0o022)
  umask(mask)
  return mask
}
