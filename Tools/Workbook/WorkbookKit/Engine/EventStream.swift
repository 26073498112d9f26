import Foundation

/// Takes an event stream apart as it grows; a line that is not complete waits for its end.
struct EventStream: Sendable {
  private var rest: [UInt8] = []

  /// Whether anything has come yet.
  package private(set) var isEmpty = true

  package mutating func read(_ bytes: some Collection<UInt8>) -> [EventRecord] {
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

/// The file that an event stream is written to, read from where the last reading ended.
final class EventFile {
  private let path: String
  private var handle: FileHandle?

  package init(_ path: String) {
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

/// One line of Swift Testing's event stream, version 0, as far as the workbook needs it.
///
/// All fields are optional: a newer toolchain may leave some out, and add kinds that we pass over.
/// Names with an underscore are experiments of the library; the same fields without it win.
package struct EventRecord: Decodable, Sendable {
  /// What a line tells: a test that exists, or an event.
  struct Payload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case kind, id, displayName, name, sourceLocation, testID, issue, messages, comments
      case earlyComments = "_comments"
    }

    package let kind: String?
    package let id: String?
    let displayName: String?
    package let name: String?
    package let sourceLocation: Location?
    let testID: String?
    package let issue: Issue?
    let messages: [Message]?
    package let comments: [String]?
    let earlyComments: [String]?
  }

  /// A line of a source file.
  package struct Location: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case filePath, fileID, line
      case earlyFilePath = "_filePath"
    }

    package let filePath: String?
    let earlyFilePath: String?
    package let fileID: String?
    package let line: Int?

    /// The path, as whole as it is known.
    package var file: String { filePath ?? earlyFilePath ?? fileID ?? "" }
  }

  /// A failure.
  package struct Issue: Decodable, Sendable {
    package let isKnown: Bool?
    let isFailure: Bool?
    package let sourceLocation: Location?
  }

  /// A line for people.
  package struct Message: Decodable, Sendable {
    let symbol: String?
    package let text: String?
  }

  package let kind: String
  let payload: Payload

  /// Reads one line; nil if it can't be read.
  package init?(line: some Collection<UInt8>) {
    guard let record = try? JSONDecoder().decode(EventRecord.self, from: Data(line)) else {
      return nil
    }
    self = record
  }
}
