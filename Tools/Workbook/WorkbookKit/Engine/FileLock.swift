import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that one process at a time holds; the system lets it go when the process ends.
package final class FileLock {
  /// Whether somebody holds a lock, and which process it is.
  package enum Holder: Equatable, Sendable {
    case nobody
    case somebody(process: Int?)
  }

  private let handle: Int32

  /// Waits for the lock.
  ///
  /// - Parameters:
  ///   - path: The file, relative to the root.
  ///   - tree: The book.
  ///   - seconds: How long to wait at most.
  ///   - halt: Ends the wait before its time.
  ///   - waiting: Called once when somebody else holds the lock.
  /// - Throws: `EngineError.locked` when the time is up.
  /// - Returns: nil where no lock can be made, as in a folder that is read-only.
  package static func take(
    _ path: String,
    in tree: Tree,
    seconds: Double,
    halt: Halt = Halt(),
    waiting: () -> Void
  ) throws -> FileLock? {
    let file = tree.path(path)
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let handle = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard handle >= 0 else { return nil }
    let deadline = Clock.seconds + seconds
    var isFirst = true
    while flock(handle, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        close(handle)
        return nil
      }
      if isFirst { waiting() }
      isFirst = false
      do {
        try halt.checkBuild()
        guard Clock.seconds < deadline else { throw EngineError.locked(file: path) }
      } catch {
        close(handle)
        throw error
      }
      usleep(100_000)
    }
    // For the doctor: who it is that holds the lock.
    ftruncate(handle, 0)
    let id = Array("\(getpid())\n".utf8)
    _ = write(handle, id, id.count)
    return FileLock(handle)
  }

  /// Who holds the lock now.
  package static func holder(of path: String, in tree: Tree) -> Holder {
    let handle = open(tree.path(path), O_RDWR | O_CLOEXEC)
    guard handle >= 0 else { return .nobody }
    defer { close(handle) }
    guard flock(handle, LOCK_EX | LOCK_NB) != 0 else {
      flock(handle, LOCK_UN)
      return .nobody
    }
    return .somebody(process: (try? tree.read(path)).flatMap { Int($0.filter(\.isNumber)) })
  }

  private init(_ handle: Int32) {
    self.handle = handle
  }

  deinit {
    // A child that is being started has the file open until its program begins: closing it here
    // would not let the lock go yet.
    flock(handle, LOCK_UN)
    close(handle)
  }
}
