import Foundation

/// One line of Swift Testing's event stream, version 0, as far as the workbook needs it.
///
/// All fields are optional: a newer toolchain may leave some out, and add kinds that we pass over.
/// Names with an underscore are experiments of the library; the same fields without it win.
struct EventRecord: Decodable, Sendable {
  /// What a line tells: a test that exists, or an event.
  struct Payload: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case kind, id, displayName, name, sourceLocation, testID, issue, messages, comments
      case earlyComments = "_comments"
    }

    let kind: String?
    let id: String?
    let displayName: String?
    let name: String?
    let sourceLocation: Place?
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
    let comments: [String]?
    let earlyComments: [String]?
  }

  /// A place in a source file.
  struct Place: Decodable, Sendable {
    private enum CodingKeys: String, CodingKey {
      case filePath, fileID, line
      case earlyFilePath = "_filePath"
    }

    let filePath: String?
    let earlyFilePath: String?
    let fileID: String?
    let line: Int?

    /// The path, as whole as it is known.
    var file: String { filePath ?? earlyFilePath ?? fileID ?? "" }
  }

  /// A failure.
  struct Issue: Decodable, Sendable {
    let isKnown: Bool?
    let isFailure: Bool?
    let sourceLocation: Place?
  }

  /// A line for people.
  struct Message: Decodable, Sendable {
    let symbol: String?
    let text: String?
  }

  let kind: String
  let payload: Payload

  /// Reads one line; nil if it can't be read.
  init?(line: some Collection<UInt8>) {
    guard let record = try? JSONDecoder().decode(EventRecord.self, from: Data(line)) else {
      return nil
    }
    self = record
  }
}
