/// The first and the last part of what a program prints, however much that is.
struct BoundedOutput: Sendable {
  private let limit: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []

  /// Whether something in the middle was left out.
  private(set) var isCut = false

  /// Keeps up to `limit` bytes from the beginning, and at least as many from the end.
  init(limit: Int = 256 * 1024) {
    self.limit = limit
  }

  mutating func append(_ bytes: some Collection<UInt8>) {
    let room = max(0, limit - head.count)
    head.append(contentsOf: bytes.prefix(room))
    tail.append(contentsOf: bytes.dropFirst(room))
    guard tail.count > 2 * limit else { return }
    tail.removeFirst(tail.count - limit)
    isCut = true
  }

  var text: String {
    String(decoding: head, as: UTF8.self) + (isCut ? "\n…\n" : "")
      + String(decoding: tail, as: UTF8.self)
  }
}
