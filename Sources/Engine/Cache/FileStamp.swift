import Foundation
import Packing

/// What tells, without reading it, that a file is the one that was read before.
struct FileStamp: Hashable, Sendable {
  var size: Int
  /// Nanoseconds since 1970, like the next. Who changes a file can set this one back,
  var modified: Int
  /// but not this one.
  var changed: Int
  var inode: UInt

  /// nil where there is no file, or no folder where one is asked for.
  init?(of path: String, followsLink: Bool = true, isFolder: Bool = false) {
    var status = stat()
    guard (followsLink ? stat(path, &status) : lstat(path, &status)) == 0,
      status.st_mode & S_IFMT == (isFolder ? S_IFDIR : S_IFREG)
    else { return nil }
    size = Int(status.st_size)
    inode = UInt(status.st_ino)
    #if canImport(Darwin)
    (modified, changed) = (Self.moment(status.st_mtimespec), Self.moment(status.st_ctimespec))
    #else
    (modified, changed) = (Self.moment(status.st_mtim), Self.moment(status.st_ctim))
    #endif
  }

  /// Whether a change after `now` would show: clocks of disks tick more or less often, and what changes twice within one tick bears
  /// the same time.
  func isSettled(at now: Int) -> Bool {
    let tick = changed % 1_000_000 == 0 ? 2_000_000_000 : 50_000_000
    return max(modified, changed) < now - tick
  }

  /// Nanoseconds since 1970.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return moment(time)
  }

  private static func moment(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }
}

extension FileStamp: Packed {
  init(from unpacker: inout Unpacker) {
    size = unpacker.value()
    modified = unpacker.value()
    changed = unpacker.value()
    inode = unpacker.value()
  }

  func pack(into packer: inout Packer) {
    packer.write(size)
    packer.write(modified)
    packer.write(changed)
    packer.write(inode)
  }
}
