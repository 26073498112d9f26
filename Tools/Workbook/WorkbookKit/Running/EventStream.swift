import Foundation

/// Takes an event stream apart as it grows; a line that is not complete waits for its end.
struct EventStream: Sendable {
  private var rest: [UInt8] = []

  /// Whether anything has come yet.
  private(set) var isEmpty = true

  mutating func read(_ bytes: some Collection<UInt8>) -> [EventRecord] {
    guard !bytes.isEmpty else { return [] }
    isEmpty = false
    rest.append(contentsOf: bytes)
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = rest[..<end].split(separator: UInt8(ascii: "\n"))
    let records = lines.compactMap { EventRecord(line: $0) }
    rest.removeSubrange(...end)
    return records
  }
}
