/// The drawing of a block of marbles in a lesson.
///
/// The book's own parser reads it. What the tests know of a block shows: a cold source begins
/// where it is subscribed to, once for each subscription, and what comes after its disposal is
/// heard by nobody.
package struct MarblePicture: Sendable {
  package let svg: String

  /// Draws the lines between the fences of a block.
  package init(_ source: [String]) throws(PictureFault) {
    do {
      svg = try Self.chart(of: source).svg
    } catch {
      throw PictureFault("\(error.reason): \(error.line)")
    }
  }

  static func chart(of source: [String]) throws(MarbleFault) -> MarbleChart {
    let content = try MarbleBlockContent(source)
    let reader = Reader(content)
    let labels = content.labels
    let results = labels.filter { !isSource($0) }
    var chart = MarbleChart(title: "Marbles of " + results.joined(separator: ", and of "))
    for label in labels where isSource(label) {
      for row in try reader.sourceRows(label, guides: &chart.guides) {
        chart.parts.append(.row(row))
      }
    }
    for label in results {
      chart.parts.append(.box(label))
      chart.parts.append(.row(try reader.resultRow(label)))
    }
    chart.length = (chart.rows.map(\.lastTick).max() ?? 0) + 1
    return chart
  }

  private static func isSource(_ label: String) -> Bool {
    label.allSatisfy { $0.isLetter || $0.isNumber }
  }
}

extension MarbleChart.Row {
  /// The last tick at which anything is drawn.
  var lastTick: Int {
    (marks.map(\.tick) + spans.map(\.ticks.upperBound) + bars.compactMap { $0.end ?? $0.start }
      + [end ?? start, length - 1])
      .max() ?? start
  }
}

/// Reads the lines of a block as rows.
private struct Reader {
  let content: MarbleBlockContent
  let words: [String]

  init(_ content: MarbleBlockContent) {
    self.content = content
    words = content.values.keys.filter { $0.count > 1 }
  }

  /// The rows of a source: one, or one for each subscription to a cold one.
  func sourceRows(
    _ label: String,
    guides: inout [Int]
  ) throws(MarbleFault) -> [MarbleChart.Row] {
    let texts = content.texts(of: label)
    let line = try MarbleLine.events(texts[0], words: words)
    var subscriptions: [MarbleLine] = []
    for text in texts.dropFirst() where !text.isEmpty {
      subscriptions.append(try MarbleLine(text))
    }
    if let tick = line.tick(of: .subscribed) {
      guides.append(tick)
      return [row(label, line, text: texts[0])]
    }
    guard !subscriptions.isEmpty else { return [row(label, line, text: texts[0])] }
    return subscriptions.enumerated()
      .map { place, subscription in
        let name = place == 0 ? label : "\(label), again"
        return row(name, line, text: texts[0], in: subscription)
      }
  }

  func resultRow(_ label: String) throws(MarbleFault) -> MarbleChart.Row {
    let texts = content.texts(of: label)
    return row(label, try MarbleLine.events(texts[0], words: words), text: texts[0])
  }

  /// A line as it stands in the block.
  private func row(_ label: String, _ line: MarbleLine, text: String) -> MarbleChart.Row {
    var row = MarbleChart.Row(label: label, start: Self.indentation(of: text))
    row.marks = line.marks.compactMap(mark)
    row.end = end(of: row.marks)
    if text.last == "-" { row.length = text.count }
    return row
  }

  /// A cold line, from where somebody subscribes.
  private func row(
    _ label: String,
    _ line: MarbleLine,
    text: String,
    in subscription: MarbleLine
  ) -> MarbleChart.Row {
    let start = subscription.tick(of: .subscribed) ?? 0
    let shift = start - Self.indentation(of: text)
    let disposed = subscription.tick(of: .disposed)
    var row = MarbleChart.Row(label: label, start: start)
    row.marks = line.marks.compactMap(mark)
      .map { mark in
        .init(
          tick: mark.tick + shift,
          sign: mark.sign,
          isUnheard: disposed.map { mark.tick + shift > $0 } ?? false
        )
      }
    row.end = end(of: row.marks)
    // Of a source that has ended by itself, the disposal is no news.
    let hasEnded = row.end.map { end in disposed.map { end <= $0 } ?? true } ?? false
    if let disposed, !hasEnded {
      row.marks.append(.init(tick: disposed, sign: .disposed))
      row.bars = [.init(start: start, end: disposed)]
    }
    if start > 0 { row.marks.insert(.init(tick: start, sign: .subscribed), at: 0) }
    return row
  }

  private func mark(_ placed: MarbleLine.Placed) -> MarbleChart.Mark? {
    switch placed.mark {
    case .value(let name):
      .init(tick: placed.tick, sign: .element(name: name, text: content.values[name] ?? name))
    case .completed: .init(tick: placed.tick, sign: .completed)
    case .failed: .init(tick: placed.tick, sign: .failed(content.values["#"]))
    case .subscribed: .init(tick: placed.tick, sign: .subscribed)
    case .disposed: .init(tick: placed.tick, sign: .disposed)
    }
  }

  private func end(of marks: [MarbleChart.Mark]) -> Int? {
    marks.first { mark in
      switch mark.sign {
      case .completed, .failed: true
      default: false
      }
    }?
    .tick
  }

  private static func indentation(of text: String) -> Int {
    text.prefix { $0 == " " }.count
  }
}
