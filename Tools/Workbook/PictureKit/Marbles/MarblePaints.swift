/// The colours of the elements in a chart.
///
/// A source has a colour of its own. An element of a result has that of the source that has sent
/// it last; what no source has sent by then was made by the operator, and is plain. In a timeline
/// nobody is compared, and all have one colour.
struct MarblePaints {
  private var colours: [Paint] = [.blue, .green, .amber, .teal]

  private var labels: [String] = []
  private var sent: [(name: String, tick: Int, paint: Paint)] = []

  init(_ chart: MarbleChart) {
    let hasOperator = chart.parts.contains { if case .box = $0 { true } else { false } }
    if !hasOperator { colours = [.blue] }
    for row in chart.rows where chart.resultLabel(of: row) == nil {
      let label = Self.source(of: row)
      if !labels.contains(label) { labels.append(label) }
      let paint = paint(ofSource: label)
      sent += row.marks.compactMap { mark in mark.name.map { ($0, mark.tick, paint) } }
    }
  }

  /// The colour of an element.
  func paint(of name: String, at tick: Int, in row: MarbleChart.Row) -> Paint {
    guard !labels.contains(Self.source(of: row)) else {
      return paint(ofSource: Self.source(of: row))
    }
    return sent.filter { $0.name == name && $0.tick <= tick }.max { $0.tick < $1.tick }?.paint
      ?? .plain
  }

  private func paint(ofSource label: String) -> Paint {
    colours[(labels.firstIndex(of: label) ?? 0) % colours.count]
  }

  /// A source that is subscribed to again is the same one.
  private static func source(of row: MarbleChart.Row) -> String {
    String(row.label.prefix { $0 != "," })
  }
}
