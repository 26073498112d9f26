#if canImport(Darwin)
import Darwin
import Foundation

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
