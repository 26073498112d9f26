/// The table of all symbols, drawn by the code that draws them everywhere.
struct Legend {
  let title: String

  private static let room = (sign: 150, line: 50)

  var svg: String {
    var canvas = Canvas()
    var y = 34
    canvas.write("In marbles and timelines", 20, y - 6, "faint")
    y += 34
    for (meaning, draw) in Self.marbles {
      // Two marbles, one above the other, need the room of two.
      let isTall = meaning == Self.sameTick
      y += isTall ? 14 : 0
      draw(&canvas, 95, y)
      canvas.write(meaning, 190, y, size: 14)
      y += isTall ? 54 : 40
    }
    y += 6
    canvas.write("Things", 20, y - 6, "faint")
    y += 36
    for kind in NodeKind.allCases {
      let text = kind == .line ? ["1 2 _"] : [kind.rawValue]
      let width = kind == .line ? 102 : 126 + kind.signWidth / 2
      let box = Box(x: 95 - width / 2, y: y - 19, width: width, height: 38)
      canvas.draw(kind, in: box, text)
      canvas.write(kind.meaning, 190, y, size: 14)
      y += Self.room.line
    }
    y += 6
    canvas.write("Arrows", 20, y - 6, "faint")
    y += 30
    for kind in ArrowKind.allCases {
      canvas.draw(kind, along: [Point(x: 40, y: y), Point(x: 150, y: y)])
      canvas.write(kind.meaning, 190, y, size: 14)
      y += 32
    }
    return canvas.picture(width: 620, height: y, title: title)
  }

  private static let sameTick = "at the same tick, the first on top"

  private typealias Sign = @Sendable (inout Canvas, Int, Int) -> Void

  private static let marbles: [(String, Sign)] = [
    ("an element, in the colour of its source", { $0.element("1", $1, $2, .blue) }),
    ("an element that an operator has made", { $0.element("1", $1, $2, .plain) }),
    ("an element that nobody hears", { $0.element("1", $1, $2, nil) }),
    (sameTick, { $0.group($1, $2) }),
    ("completed", { $0.drawCompleted($1, $2, isUnheard: false) }),
    ("failed, and with which error", { $0.drawFailed($1 - 20, $2, "error", isUnheard: false) }),
    ("subscribed: from here on", { $0.drawSubscribed($1, $2 - 8) }),
    ("disposed: up to here", { $0.drawDisposed($1, $2) }),
    ("a subscription that lasts", { $0.bar($1, $2) }),
    (
      "an operator: source above, result below",
      { canvas, x, y in
        canvas.add(
          """
          <rect x="\(x - 63)" y="\(y - 16)" width="126" height="32" rx="8" class="amber shape"/>
          """
        )
        canvas.write("map", x, y, "middle")
      }
    ),
  ]
}

extension Canvas {
  fileprivate mutating func element(_ text: String, _ x: Int, _ y: Int, _ paint: Paint?) {
    drawElement(text, Point(x: x, y: y), radius: 12, reach: 12, size: 16, paint)
  }

  fileprivate mutating func group(_ x: Int, _ y: Int) {
    add(#"<rect x="\#(x - 16)" y="\#(y - 29)" width="32" height="59" rx="16" class="band"/>"#)
    element("1", x, y - 13, .blue)
    element("2", x, y + 14, .blue)
  }

  fileprivate mutating func bar(_ x: Int, _ y: Int) {
    add(#"<path d="M\#(x - 45) \#(y)h90" class="green-line" stroke-width="7"/>"#)
    drawSubscribed(x - 45, y)
    drawDisposed(x + 45, y)
  }
}
