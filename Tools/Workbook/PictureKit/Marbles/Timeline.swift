/// A drawing of what happens when, from rows that are written like marbles.
///
/// ~~~
/// timeline When share() is connected
///
/// first:       ^-------------!
/// second:            ^--------------!
/// connection:  ^--------------------!        ^------
/// ~~~
/// `^---!` is a subscription, `[some work ]` a stretch of time, and a line that is labelled `time`
/// says what the columns are; all else are marbles, with `values` for those of several letters.
struct Timeline {
  private(set) var chart: MarbleChart

  init(title: String, lines: [String]) throws(PictureFault) {
    chart = MarbleChart(title: title)
    do {
      let content = try MarbleBlockContent(lines)
      for label in content.labels {
        for text in content.texts(of: label) {
          chart.parts.append(try Self.part(label, text, content.values))
        }
      }
    } catch {
      throw PictureFault("\(error.reason): \(error.line)")
    }
    chart.length = (chart.rows.map(\.lastTick).max() ?? 0) + 1
  }

  private static func part(
    _ label: String,
    _ text: String,
    _ values: [String: String]
  ) throws(MarbleFault) -> MarbleChart.Part {
    if label == "time" { return .scale(label: label, texts: words(in: text)) }
    var row = MarbleChart.Row(label: label)
    let rest = Array(takeSpans(from: text, into: &row))
    let line = try MarbleLine(String(rest), words: values.keys.filter { $0.count > 1 })
    for placed in line.marks {
      switch placed.mark {
      case .value(let name):
        row.marks.append(
          .init(tick: placed.tick, sign: .element(name: name, text: values[name] ?? name))
        )
      case .completed:
        row.marks.append(.init(tick: placed.tick, sign: .completed))
        row.end = placed.tick
      case .failed:
        row.marks.append(.init(tick: placed.tick, sign: .failed(values["#"])))
        row.end = placed.tick
      case .subscribed:
        row.marks.append(.init(tick: placed.tick, sign: .subscribed))
        if let last = row.bars.indices.last, row.bars[last].end == nil {
          row.bars[last].end = placed.tick
        }
        row.bars.append(.init(start: placed.tick))
      case .disposed:
        row.marks.append(.init(tick: placed.tick, sign: .disposed))
        if let open = row.bars.lastIndex(where: { $0.end == nil }) {
          row.bars[open].end = placed.tick
        }
      }
    }
    if rest.last == "-" { row.length = rest.count }
    row.start = rest.firstIndex { $0 != " " } ?? 0
    // A line of marbles has an axis; one of subscriptions and stretches alone has none.
    row.hasAxis =
      row.marks.contains { $0.isElement || $0.sign == .completed }
      || row.marks.contains { if case .failed = $0.sign { true } else { false } }
      || row.bars.isEmpty && rest.contains("-")
    return .row(row)
  }

  /// Takes the stretches out of a text, and leaves spaces in their place.
  private static func takeSpans(from text: String, into row: inout MarbleChart.Row) -> String {
    var rest = ""
    var span: (start: Int, text: String)?
    for (column, character) in text.enumerated() {
      switch (character, span) {
      case ("[", nil): span = (column, "")
      case ("]", let open?):
        row.spans.append(.init(ticks: open.start..<column, text: trimmed(open.text)))
        span = nil
      case (_, let open?): span = (open.start, open.text + String(character))
      default:
        rest.append(character)
        continue
      }
      rest.append(" ")
    }
    return rest
  }

  private static func words(in text: String) -> [MarbleChart.Mark] {
    var words: [(column: Int, text: String)] = []
    var isInside = false
    for (column, character) in text.enumerated() {
      if character == " " {
        isInside = false
      } else if isInside {
        words[words.count - 1].text.append(character)
      } else {
        words.append((column, String(character)))
        isInside = true
      }
    }
    return words.map { .init(tick: $0.column, sign: .element(name: $0.text, text: $0.text)) }
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
