/// What a shape in a graph stands for; the word for it stands in the notation.
package enum NodeKind: String, CaseIterable, Sendable {
  case source
  case sink
  case observer
  case subject
  case disposer
  case object
  case closure
  case lock
  case scheduler
  case state
  case line
  case note

  /// What the legend says about it.
  var meaning: String {
    switch self {
    case .source: "a source: an observable, or its producer"
    case .sink: "a sink: the running part of an operator"
    case .observer: "an observer"
    case .subject: "a subject: observer and source at once"
    case .disposer: "a disposer: a token, or a bag of them"
    case .object: "any other object"
    case .closure: "a closure, or work to be done"
    case .lock: "a lock"
    case .scheduler: "a scheduler, or a clock"
    case .state: "a state"
    case .line: "what waits in line, or lies in slots"
    case .note: "a remark"
    }
  }

  var paint: Paint {
    switch self {
    case .source: .blue
    case .sink: .amber
    case .observer: .green
    case .subject: .teal
    case .disposer: .violet
    case .object, .closure, .lock, .scheduler, .state, .line, .note: .plain
    }
  }

  /// The room for a small sign before the text.
  var signWidth: Int {
    switch self {
    case .lock, .scheduler: 24
    default: 0
    }
  }
}

/// Where a shape is.
struct Box: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var middleX: Int { x + width / 2 }
  var middleY: Int { y + height / 2 }
  var right: Int { x + width }
  var bottom: Int { y + height }
}

extension Canvas {
  /// Draws the shape of a kind.
  mutating func draw(_ kind: NodeKind, in box: Box, _ text: [String]) {
    let (x, y, right, bottom) = (box.x, box.y, box.right, box.bottom)
    let look = #"class="\#(kind.paint.rawValue) shape""#
    switch kind {
    case .note, .line: break
    case .source: rect(box, radius: box.height / 2, look)
    case .sink, .lock, .scheduler: rect(box, radius: 9, look)
    case .object: rect(box, radius: 0, look)
    case .state:
      rect(box, radius: box.height / 2, look)
      let inner = Box(x: x + 4, y: y + 4, width: box.width - 8, height: box.height - 8)
      rect(inner, radius: inner.height / 2, #"class="faint-line""#)
    case .observer:
      let (left, end) = (x + 12, right - 12)
      add(
        """
        <path d="M\(left) \(y)H\(end)L\(right) \(box.middleY)L\(end) \(bottom)H\(left)L\(x) \
        \(box.middleY)z" \(look)/>
        """
      )
    case .subject:
      let radius = box.height / 2
      add(
        """
        <path d="M\(x + 12) \(y)H\(right - radius)a\(radius) \(radius) 0 0 1 0 \(box.height)\
        H\(x + 12)L\(x) \(box.middleY)z" \(look)/>
        """
      )
    case .disposer:
      let cut = 9
      add(
        """
        <path d="M\(x + cut) \(y)H\(right - cut)l\(cut) \(cut)V\(bottom - cut)l-\(cut) \(cut)\
        H\(x + cut)l-\(cut) -\(cut)V\(y + cut)z" \(look)/>
        """
      )
    case .closure:
      rect(box, radius: 4, #"class="band""#)
      for (side, step) in [(x, 10), (right, -10)] {
        add(
          #"<path d="M\#(side + step) \#(y)H\#(side)V\#(bottom)h\#(step)" "#
            + #"class="plain-line" stroke-width="2"/>"#
        )
      }
    }
    if kind == .line {
      drawCells(text, in: box)
    } else {
      drawSign(of: kind, in: box)
      drawText(text, of: kind, in: box)
    }
  }

  private mutating func rect(_ box: Box, radius: Int, _ look: String) {
    add(
      """
      <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" rx="\(radius)" \
      \(look)/>
      """
    )
  }

  private mutating func drawText(_ text: [String], of kind: NodeKind, in box: Box) {
    let x = box.middleX + kind.signWidth / 2
    for (place, line) in text.enumerated() {
      let y = box.middleY + place * 19 - (text.count - 1) * 19 / 2
      write(line, x, y, size: kind == .note ? 14 : 16, kind == .note ? "middle faint" : "middle")
    }
  }

  /// The cells of a line, the first on the left; `_` is an empty one, as wide as it is long.
  private mutating func drawCells(_ text: [String], in box: Box) {
    let words = text.joined(separator: " ").split(separator: " ").map(String.init)
    var x = box.x
    for word in words {
      let width = Self.cellWidth(of: word)
      let isEmpty = word.allSatisfy { $0 == "_" }
      let look = isEmpty ? "faint-line dashed" : "plain shape"
      rect(Box(x: x, y: box.y, width: width, height: box.height), radius: 0, #"class="\#(look)""#)
      if !isEmpty { write(word, x + width / 2, box.middleY, "middle") }
      x += width
    }
  }

  static func cellWidth(of word: String) -> Int {
    max(34, width(of: word) + 18)
  }

  private mutating func drawSign(of kind: NodeKind, in box: Box) {
    let (x, y) = (box.x + 22, box.middleY)
    switch kind {
    case .lock:
      add(#"<path d="M\#(x - 4) \#(y - 1)v-4a4 4 0 0 1 8 0v4" class="ink-line" stroke-width="2"/>"#)
      add(#"<rect x="\#(x - 7)" y="\#(y - 1)" width="14" height="10" rx="2" class="ink"/>"#)
    case .scheduler:
      add(#"<circle cx="\#(x)" cy="\#(y)" r="9" class="ink-line" stroke-width="1.5"/>"#)
      add(#"<path d="M\#(x) \#(y - 6)v6h4" class="ink-line" stroke-width="1.5"/>"#)
    default: break
    }
  }
}
