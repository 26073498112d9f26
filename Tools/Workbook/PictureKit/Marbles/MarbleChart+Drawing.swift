extension MarbleChart {
  /// The chart as a file.
  var svg: String {
    var drawing = MarbleChartDrawing(self)
    return drawing.draw()
  }
}

/// Draws a chart, part by part, from top to bottom.
private struct MarbleChartDrawing {
  private let chart: MarbleChart
  private let scale: MarbleScale
  private let isAbbreviated: Bool
  private let paints: MarblePaints
  private var canvas = Canvas()
  private var y = MarbleScale.margin - 4
  private var right: Int

  init(_ chart: MarbleChart) {
    self.chart = chart
    scale = MarbleScale(chart)
    isAbbreviated = chart.abbreviated(scale)
    paints = MarblePaints(chart)
    right = scale.edge
  }

  mutating func draw() -> String {
    let top = y
    var last = y
    let boxes = chart.parts.compactMap { part in
      if case .box(let label) = part { label } else { nil }
    }
    let widest = boxes.map { Canvas.width(of: $0) + 32 }.max() ?? 0
    right = max(right, rightOfMarks, MarbleScale.margin + widest)
    for part in chart.parts {
      switch part {
      case .row(let row):
        draw(row)
        last = y
      case .box(let label): drawBox(label)
      case .scale(let label, let texts): drawScale(label, texts)
      }
    }
    for tick in chart.guides {
      canvas.addBehind(
        """
        <path d="M\(scale.x(tick)) \(top + 20)V\(last - 20)" class="faint-line dashed" \
        stroke-width="1"/>
        """
      )
    }
    drawKey()
    return canvas.picture(
      width: right + MarbleScale.margin,
      height: y + MarbleScale.margin - 6,
      title: chart.title
    )
  }

  // MARK: Parts

  private mutating func drawBox(_ label: String) {
    let left = min(scale.origin - scale.radius - 8, right - Canvas.width(of: label) - 32)
    canvas.add(
      """
      <rect x="\(left)" y="\(y + 5)" width="\(right - left)" height="\(MarbleScale.boxHeight)" \
      rx="8" class="amber shape"/>
      """
    )
    canvas.write(label, (left + right) / 2, y + 5 + MarbleScale.boxHeight / 2, "middle")
    y += MarbleScale.boxHeight + 12
  }

  private mutating func drawScale(_ label: String, _ texts: [MarbleChart.Mark]) {
    canvas.write(label, MarbleScale.margin, y + 12, "faint")
    for mark in texts {
      guard case .element(_, let text) = mark.sign else { continue }
      canvas.write(text, scale.x(mark.tick), y + 12, size: 14, "middle faint")
    }
    y += 26
  }

  /// What the letters stand for, where there was no room to say it.
  private mutating func drawKey() {
    guard isAbbreviated else { return }
    var said: Set<String> = []
    var texts: [String] = []
    for mark in chart.rows.flatMap(\.marks) {
      guard case .element(let name, let text) = mark.sign, name != text else { continue }
      if said.insert(name).inserted { texts.append("\(name) = \(text)") }
    }
    let text = texts.joined(separator: "; ")
    canvas.write(text, MarbleScale.margin, y + 10, size: 14, "faint")
    right = max(right, MarbleScale.margin + Canvas.width(of: text, size: 14))
    y += 26
  }

  // MARK: Rows

  private mutating func draw(_ row: MarbleChart.Row) {
    let middle = y + MarbleScale.rowHeight / 2
    if chart.resultLabel(of: row) == nil {
      canvas.write(row.label, MarbleScale.margin, middle)
    }
    if row.hasAxis { drawAxis(of: row, middle) }
    for bar in row.bars where !row.hasAxis { drawBar(from: bar.start, to: bar.end, middle) }
    for span in row.spans { draw(span, middle) }
    for moment in row.moments { draw(moment.marks, of: row, at: moment.tick, middle) }
    y += scale.height(of: row)
  }

  private mutating func drawAxis(of row: MarbleChart.Row, _ middle: Int) {
    let isSubscribed = row.marks.first?.sign == .subscribed && row.marks.first?.tick == row.start
    let left = scale.x(row.start) - (isSubscribed ? 0 : scale.radius + 2)
    let disposed = row.marks.first { $0.sign == .disposed }.map { scale.x($0.tick) }
    let end = row.end.map { scale.x($0) }
    let stop = disposed ?? end ?? scale.edge
    canvas.add(
      #"<path d="M\#(left) \#(middle)H\#(stop)" class="ink-line" stroke-width="1.5"/>"#
    )
    if let disposed {
      let last = row.marks.map { scale.x($0.tick) }.max() ?? disposed
      if last > disposed {
        canvas.add(#"<path d="M\#(disposed) \#(middle)H\#(last)" class="faint-line dashed"/>"#)
      }
    } else if end == nil {
      canvas.add(
        """
        <path d="M\(stop - 8) \(middle - 5)L\(stop) \(middle)L\(stop - 8) \(middle + 5)" \
        class="ink-line" stroke-width="1.5"/>
        """
      )
    }
    let ticks = (row.start...chart.length).map { scale.x($0) }.filter { $0 < stop - 8 }
    let dashes = ticks.map { "M\($0) \(middle - 3)v6" }.joined()
    if !dashes.isEmpty { canvas.add(#"<path d="\#(dashes)" class="faint-line"/>"#) }
  }

  private mutating func drawBar(from start: Int, to end: Int?, _ middle: Int) {
    let (left, right) = (scale.x(start), end.map { scale.x($0) } ?? scale.edge)
    canvas.add(
      #"<path d="M\#(left) \#(middle)H\#(right)" class="green-line" stroke-width="7"/>"#
    )
  }

  private mutating func draw(_ span: MarbleChart.Span, _ middle: Int) {
    let left = scale.x(span.ticks.lowerBound) - scale.radius
    let right = scale.x(span.ticks.upperBound) + scale.radius
    canvas.add(
      """
      <rect x="\(left)" y="\(middle - 14)" width="\(right - left)" height="28" rx="4" \
      class="plain shape"/>
      """
    )
    canvas.write(span.text, (left + right) / 2, middle, size: 14, "middle")
  }

  // MARK: Marks

  private mutating func draw(
    _ marks: [MarbleChart.Mark],
    of row: MarbleChart.Row,
    at tick: Int,
    _ middle: Int
  ) {
    let x = scale.x(tick)
    let elements = marks.filter(\.isElement)
    let step = 2 * scale.radius + 3
    if elements.count > 1 {
      canvas.add(
        """
        <rect x="\(x - scale.radius - 4)" y="\(middle - scale.radius - 4)" \
        width="\(2 * scale.radius + 8)" height="\(elements.count * step + 5)" \
        rx="\(scale.radius + 4)" class="band"/>
        """
      )
    }
    var reach = 0
    for (place, mark) in elements.enumerated() {
      reach = max(reach, drawElement(mark, of: row, x, middle + place * step))
    }
    for mark in marks {
      // What ends the line stands behind the elements of its tick.
      let place = x + (reach > 0 ? reach + (mark.sign == .disposed ? 11 : 7) : 0)
      switch mark.sign {
      case .element: break
      case .completed: canvas.drawCompleted(place, middle, isUnheard: mark.isUnheard)
      case .failed(let text): canvas.drawFailed(place, middle, text, isUnheard: mark.isUnheard)
      case .subscribed: canvas.drawSubscribed(x, middle)
      case .disposed: canvas.drawDisposed(place, middle)
      }
    }
  }

  /// Draws an element, and says how far it reaches to the right.
  private mutating func drawElement(
    _ mark: MarbleChart.Mark,
    of row: MarbleChart.Row,
    _ x: Int,
    _ y: Int
  ) -> Int {
    guard case .element(let name, let full) = mark.sign else { return 0 }
    let text = isAbbreviated ? name : full
    let colour = paints.paint(of: name, at: mark.tick, in: row)
    let reach = scale.reach(of: text)
    canvas.drawElement(
      text,
      Point(x: x, y: y),
      radius: scale.radius,
      reach: reach,
      size: scale.size(of: text),
      mark.isUnheard ? nil : colour
    )
    return reach
  }

  /// Where the texts end that stand behind the last marks.
  private var rightOfMarks: Int {
    chart.rows.flatMap(\.marks)
      .map { mark in
        switch mark.sign {
        case .element(let name, let text):
          scale.x(mark.tick) + scale.reach(of: isAbbreviated ? name : text) + 12
        case .failed(let text):
          scale.x(mark.tick) + 22 + Canvas.width(of: text ?? "", size: 14)
        default: 0
        }
      }
      .max() ?? 0
  }
}
