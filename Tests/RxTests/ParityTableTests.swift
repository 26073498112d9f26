import Foundation
import Testing

/// The table of RxSwift's symbols, against the code that uses them.
@Suite struct `The table of parity` {
  /// A symbol that the table says is there, and the file that has to use it.
  private struct Row {
    let symbol: String
    let file: String
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  private static func rows() throws -> [Row] {
    let page = tests.appending(path: "../ConformanceTests/CONFORMANCE.md").standardized
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    var rows: [Row] = []
    var file = ""
    for line in lines.prefix(while: { $0 != "## Left out" }) {
      let pieces = line.components(separatedBy: "`")
      if line.hasPrefix("Used in"), pieces.count > 1 { file = pieces[1] }
      guard line.hasPrefix("| "), !file.isEmpty else { continue }
      rows += pieces.indices.filter { !$0.isMultiple(of: 2) }
        .map { Row(symbol: pieces[$0], file: file) }
    }
    return rows
  }

  /// The words of a symbol that its file has to have: names of types and functions, and labels.
  private static func words(of symbol: String) -> [String] {
    let callee = symbol.prefix { $0 != "(" }
    let names = callee.split { !$0.isLetter }.map(String.init)
    // A sentence instead of a symbol: its last word is the name.
    return callee.contains(" ") ? names.suffix(1) : names
  }

  @Test func `each symbol is used where the table says`() throws {
    let rows = try Self.rows()
    #expect(rows.count > 400, "The table was not read: \(rows.count) symbols.")
    for (file, rows) in Dictionary(grouping: rows, by: \.file) {
      let path = Self.tests.appending(path: "Parity").appending(path: file)
      let code = try String(contentsOf: path, encoding: .utf8)
      let used = Set(code.split { !$0.isLetter }.map(String.init))
      for row in rows {
        let missing = Self.words(of: row.symbol).filter { !used.contains($0) }
        #expect(missing.isEmpty, "\(file) has to use \(row.symbol): it lacks \(missing).")
      }
    }
  }

  @Test func `it counts its symbols`() throws {
    let page = Self.tests.appending(path: "../ConformanceTests/CONFORMANCE.md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    let count = try Self.rows().count
    #expect(text.contains("There: \(count) symbols."), "The table has \(count) symbols.")
  }
}
