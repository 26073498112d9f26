#if canImport(Glibc)
import Foundation
import Glibc

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

  /// A folder that is listened to already stays so; says whether the system had a place for all.
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
