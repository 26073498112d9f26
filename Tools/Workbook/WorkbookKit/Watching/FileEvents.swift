/// Tells that something may have happened in some folders.
///
/// It may tell too much: whether a file has changed is then found out by looking at it.
protocol FileEvents: AnyObject {
  /// What to wait for with `poll`; nil where one has to look from time to time.
  var descriptor: Int32? { get }

  /// Takes in what has been told, and listens to folders that have come since.
  func drain()
}

/// Listens to nothing: whoever has this looks from time to time.
final class NoFileEvents: FileEvents {
  var descriptor: Int32? { nil }

  func drain() {}
}
