extension Canvas {
  /// Draws an element: a circle, or a longer one around a longer text; nil is one that nobody hears.
  mutating func drawElement(
    _ text: String,
    _ point: Point,
    radius: Int,
    reach: Int,
    size: Int,
    _ paint: Paint?
  ) {
    let look = paint.map { #"class="\#($0.rawValue) shape""# } ?? #"class="faint-line dashed""#
    add(
      """
      <rect x="\(point.x - radius)" y="\(point.y - radius)" width="\(radius + reach)" \
      height="\(2 * radius)" rx="\(radius)" \(look)/>
      """
    )
    let middle = point.x - radius + (radius + reach) / 2
    write(text, middle, point.y, size: size, paint == nil ? "middle faint" : "middle")
  }

  /// A completion: a bar.
  mutating func drawCompleted(_ x: Int, _ y: Int, isUnheard: Bool) {
    let name = isUnheard ? "faint-line" : "ink-line"
    add(#"<path d="M\#(x) \#(y - 13)v26" class="\#(name)" stroke-width="\#(isUnheard ? 1 : 3)"/>"#)
  }

  /// An error: a cross, and what it is.
  mutating func drawFailed(_ x: Int, _ y: Int, _ text: String?, isUnheard: Bool) {
    let name = isUnheard ? "faint-line" : "red-line"
    let width = isUnheard ? 1 : 3
    add(
      """
      <path d="M\(x - 8) \(y - 8)l16 16m0 -16l-16 16" class="\(name)" stroke-width="\(width)"/>
      """
    )
    if let text { write(text, x + 16, y, size: 14, "faint") }
  }

  /// The moment of a subscription: a triangle under the line.
  mutating func drawSubscribed(_ x: Int, _ y: Int) {
    add(#"<path d="M\#(x) \#(y + 2)l7 12h-14z" class="green-solid"/>"#)
  }

  /// The moment of a disposal: an exclamation mark in a box.
  mutating func drawDisposed(_ x: Int, _ y: Int) {
    add(
      """
      <rect x="\(x - 8)" y="\(y - 10)" width="16" height="20" rx="4" class="violet shape"/>
      """
    )
    write("!", x, y, "middle")
  }
}
