import Foundation
import Testing

/// The page for readers, `CONFORMANCE.md`, which must say what the tests find.
struct ConformancePage {
  private let text: String

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "CONFORMANCE.md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  func has(_ line: String) -> Bool {
    text.contains(line)
  }
}

@Suite struct `CONFORMANCE.md` {
  @Test func `names each departure, with its reason`() throws {
    let page = try ConformancePage()
    for departure in departures {
      #expect(page.has("`\(departure.variant)`"), "\(departure.variant) departs: say so.")
      #expect(page.has(departure.reason), "The reason has to be there, too:\n\(departure.reason)")
    }
  }
}
