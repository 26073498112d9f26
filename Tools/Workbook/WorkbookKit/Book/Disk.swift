import Foundation

/// The one place that writes a reader's files, so that tests can let it fail.
enum Disk {
  /// Writes a file whole or not at all.
  @TaskLocal static var write: @Sendable (Data, URL) throws -> Void = { data, url in
    try data.write(to: url, options: .atomic)
  }
}
