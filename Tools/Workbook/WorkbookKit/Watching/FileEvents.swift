import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Tells that something may have happened in some folders.
///
/// It may tell too much: whether a file has changed is then found out by looking at it.
protocol FileEvents: AnyObject {
  /// What to wait for with `poll`; nil where one has to look from time to time.
  var descriptor: Int32? { get }

  /// Takes in what has been told, and listens to folders that have come since.
  func drain()
}

/// Listens to nothing; its owner has to poll.
final class NoFileEvents: FileEvents {
  var descriptor: Int32? { nil }

  func drain() {}
}

#if canImport(Glibc)
/// The events of files on Linux.
final class InotifyEvents: FileEvents {
  private let channel: Int32
  private let folders: () -> [String]

  var descriptor: Int32? { channel }

  /// Listens to folders; nil where the system has no more to give, as when its limits are reached.
  ///
  /// - Parameter folders: Gives their paths; asked again after each event, since a folder may
  ///   have been deleted and made anew.
  init?(_ folders: @escaping () -> [String]) {
    let channel = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard channel >= 0 else { return nil }
    self.channel = channel
    self.folders = folders
    guard listen() else { return nil }
  }

  deinit {
    close(channel)
  }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 16 * 1024)
    while read(channel, &bytes, bytes.count) > 0 {}
    _ = listen()
  }

  /// A folder that is listened to already stays so; false when the system's limit is reached.
  private func listen() -> Bool {
    // A file is told of when it is closed, and not for each piece that is written to it; a save
    // by way of another file is told of by the renaming.
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
    for folder in folders() where inotify_add_watch(channel, folder, UInt32(events)) < 0 {
      if errno == ENOSPC || errno == ENOMEM { return false }
    }
    return true
  }
}
#endif

#if canImport(Darwin)
/// The events of files on Apple's systems.
final class DispatchEvents: FileEvents {
  private let pipe: WakePipe
  private let paths: () -> [String]
  private var sources: [any DispatchSourceFileSystemObject] = []

  var descriptor: Int32? { pipe.reading }

  /// Listens to folders and to the files in them; nil where the system has no more to give.
  ///
  /// - Parameter paths: Gives their paths; asked again after each event, since a file that is
  ///   saved by way of another one is another file.
  init?(_ paths: @escaping () -> [String]) {
    guard let pipe = try? WakePipe() else { return nil }
    self.pipe = pipe
    self.paths = paths
    guard listen() else { return nil }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  func drain() {
    pipe.drain()
    _ = listen()
  }

  private func listen() -> Bool {
    for source in sources { source.cancel() }
    sources = []
    for path in paths() {
      let handle = open(path, O_EVTONLY | O_CLOEXEC)
      guard handle >= 0 else {
        if errno == EMFILE || errno == ENFILE { return false }
        continue
      }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: handle,
        eventMask: [.write, .extend, .rename, .delete, .attrib],
        queue: .global()
      )
      source.setEventHandler { [pipe] in pipe.wake() }
      source.setCancelHandler { close(handle) }
      source.resume()
      sources.append(source)
    }
    return true
  }
}
#endif

/// A pipe within this process: a write wakes the thread that waits for it.
final class WakePipe: Sendable {
  /// The end to wait for.
  let reading: Int32

  /// The end that a signal's handler may write to.
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw EngineError.cannotStart("a pipe", reason: String(cString: strerror(errno)))
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  func wake() {
    var byte: UInt8 = 0
    // A full pipe wakes as well.
    _ = write(writing, &byte, 1)
  }

  /// Takes in what was written, so that the next wait waits.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(reading, &bytes, bytes.count) > 0 {}
  }
}
