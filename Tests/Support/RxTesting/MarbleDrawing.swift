import Solution12VirtualTime

/// Lines of marbles that are drawn one above the other, on one time axis.
///
/// Where a text needs more room than its tick has, the axis is stretched for all the lines: what
/// happens at the same tick is always in the same column.
struct MarbleDrawing {
  /// One line to draw.
  struct Row {
    let label: String
    /// What to write at which tick; several texts at one tick make a group.
    var cells: [(tick: Int, text: String)]
    /// The least number of ticks that it has.
    var length = 0
    /// The character that fills it before its first mark.
    var lead: Character = "-"
  }

  private let rows: [Row]
  private let texts: [[Int: String]]

  init(_ rows: [Row]) {
    self.rows = rows
    texts = rows.map { row in
      Dictionary(grouping: row.cells, by: \.tick).mapValues { Marbles.text(of: $0.map(\.text)) }
    }
  }

  /// The lines, each with its label.
  var lines: [String] {
    let width = rows.map(\.label.count).max() ?? 0
    return zip(rows, bodies)
      .map { row, body in
        row.label + String(repeating: " ", count: width - row.label.count + 2) + body
      }
  }

  /// The lines without their labels.
  var bodies: [String] {
    let positions = self.positions
    return rows.indices.map { body(of: $0, positions) }
  }

  private func body(of index: Int, _ positions: [Int]) -> String {
    var body = ""
    func fill(to position: Int, with character: Character) {
      body += String(repeating: character, count: max(0, position - body.count))
    }
    for (tick, text) in texts[index].sorted(by: { $0.key < $1.key }) {
      fill(to: positions[tick], with: body.isEmpty ? rows[index].lead : "-")
      body += text
    }
    fill(to: positions[rows[index].length], with: body.isEmpty ? rows[index].lead : "-")
    return body
  }

  /// The column of each tick.
  private var positions: [Int] {
    let last = texts.flatMap(\.keys).max() ?? 0
    let length = max(last, rows.map(\.length).max() ?? 0)
    var positions: [Int] = []
    var ends = Array(repeating: 0, count: rows.count)
    for tick in 0...length {
      let here = rows.indices.filter { texts[$0][tick] != nil }
      let position = here.map { ends[$0] }.max() ?? 0
      positions.append(max(position, (positions.last ?? -1) + 1))
      for index in here { ends[index] = positions[tick] + (texts[index][tick]?.count ?? 0) }
    }
    return positions
  }
}
