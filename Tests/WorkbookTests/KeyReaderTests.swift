import Testing

@testable import BookKit
@testable import BookkeeperKit
@testable import ConsoleKit
@testable import EngineKit
@testable import KeyInput
@testable import WorkbookKit

@Suite struct Keys {
  @Test(arguments: [
    Case("q", [.letter("q")]),
    Case("hc", [.letter("h"), .letter("c")]),
    Case("\r", [.enter]),
    Case("\n", [.enter]),
    Case("\u{1B}", [.escape]),
    Case("\u{1B}[A", [.up]),
    Case("\u{1B}OB", [.down]),
    Case("\u{1B}[5~", [.pageUp]),
    Case("\u{1B}[6~", [.pageDown]),
    Case(" ", [.pageDown]),
    Case("\u{1B}[Cq", [.letter("q")]),
    Case("\u{1B}[1;5q", []),
    Case("\u{1B}q", []),
    Case("\u{1}\u{7F}é", []),
  ])
  func `are told from what only looks like them`(_ example: Case) {
    #expect(KeyReader.keys(in: Array(example.typed.utf8)) == example.keys)
  }

  /// What a terminal sends, and the keys that it means.
  struct Case: CustomTestStringConvertible, Sendable {
    let typed: String
    let keys: [Key]

    init(_ typed: String, _ keys: [Key]) {
      self.typed = typed
      self.keys = keys
    }

    var testDescription: String { "\(typed.debugDescription) -> \(keys)" }
  }
}
