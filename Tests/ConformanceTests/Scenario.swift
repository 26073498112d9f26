import Foundation
import Solution04Events
import Solution12VirtualTime

/// A line of the logs: an input, and what came of it.
struct Scenario: Decodable {
  enum Kind: String, Decodable {
    case hot, cold, sync
  }

  struct Source: Decodable {
    let kind: Kind
    let events: [Entry]

    /// What it sends, as the test scheduler takes it.
    var recorded: [Recorded<Event<Int>>] {
      events.map { entry in
        let event: Event<Int> =
          switch entry.what.first?.text {
          case "next": .next(entry.what.last?.number ?? 0)
          case "error": .error(SourceError())
          default: .completed
          }
        return Recorded(time: entry.time, value: event)
      }
    }
  }

  let variant: String
  let params: [String: Value]?
  let ops: [[Value]]?
  let sources: [String: Source]
  let subscribers: [Entry]?
  let expected: Outcome
}

/// What came of a scenario.
struct Outcome: Decodable, Equatable {
  var events: [Entry]?
  var observers: [String: [Entry]]?
  var subscriptions: [String: [[Int?]]] = [:]
  var log: [Entry]?
}

/// The scenarios of a group.
struct Logs: Decodable {
  let group: String
  let scenarios: [Scenario]

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .appending(path: "Logs")

  /// The groups that there are.
  static let groups: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// Reads a group.
  static func read(_ group: String) throws -> Logs {
    let data = try Data(contentsOf: folder.appending(path: "\(group).json"))
    return try JSONDecoder().decode(Logs.self, from: data)
  }
}
