/// Where the ticks of a chart are, and how large its marbles.
struct MarbleScale {
  static let margin = 16
  static let rowHeight = 40
  static let boxHeight = 34

  /// The distance from tick to tick.
  let unit: Int

  let radius: Int

  /// Where the first tick is.
  let origin: Int

  /// Where the lines that go on have their heads.
  let edge: Int

  init(_ chart: MarbleChart) {
    let labels = chart.parts.map { part in
      switch part {
      case .row(let row): row.label == chart.resultLabel(of: row) ? "" : row.label
      case .scale(let label, _): label
      case .box: ""
      }
    }
    let label = labels.map { Canvas.width(of: $0) }.max() ?? 0
    let left = Self.margin + (label > 0 ? label + 12 : 0)
    unit = min(28, max(16, (710 - left) / max(1, chart.length)))
    radius = min(12, unit / 2 - 1)
    origin = left + radius + 8
    edge = origin + (chart.length - 1) * unit + radius + 20
  }

  func x(_ tick: Int) -> Int { origin + tick * unit }

  /// The size of the text in a marble.
  func size(of text: String) -> Int { text.count > 1 || radius < 11 ? 14 : 16 }

  /// How far a marble reaches to the right of its tick.
  func reach(of text: String) -> Int {
    let width = Canvas.width(of: text, size: size(of: text))
    return width <= 2 * radius - 4 ? radius : width + 14 - radius
  }

  func height(of row: MarbleChart.Row) -> Int {
    Self.rowHeight + max(0, row.depth - 1) * (2 * radius + 3)
  }
}

extension MarbleChart {
  /// The label of a row that stands below the box of its operator, which says it already.
  func resultLabel(of row: Row) -> String? {
    parts.contains(.box(row.label)) ? row.label : nil
  }

  /// The elements for which there is no room for what they stand for: they keep their letters, and
  /// the last line of the drawing says what those are.
  func abbreviated(_ scale: MarbleScale) -> Bool {
    rows.contains { row in
      let moments = row.moments
      return zip(moments, moments.dropFirst())
        .contains { moment, next in
          moment.marks.contains { mark in
            guard case .element(let name, let text) = mark.sign, name != text else { return false }
            return scale.x(moment.tick) + scale.reach(of: text) > scale.x(next.tick) - scale.radius
          }
        }
    }
  }
}
