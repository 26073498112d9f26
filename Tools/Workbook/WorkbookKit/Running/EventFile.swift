import Foundation

/// The file that an event stream is written to, read from where the last reading ended.
final class EventFile {
  private let path: String
  private var handle: FileHandle?

  init(_ path: String) {
    self.path = path
    try? FileManager.default.removeItem(atPath: path)
  }

  deinit {
    try? handle?.close()
    try? FileManager.default.removeItem(atPath: path)
  }

  /// What has been written since the last time.
  func newBytes() -> Data {
    if handle == nil { handle = FileHandle(forReadingAtPath: path) }
    return (try? handle?.readToEnd()) ?? Data()
  }
}
