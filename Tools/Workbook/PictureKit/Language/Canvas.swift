/// The drawing that is being made: lines of SVG, in whole points, so that each run makes the same.
struct Canvas {
  private(set) var lines: [String] = []

  /// The lines that stand in `style` besides the common ones.
  var styles: [String] = []

  mutating func add(_ line: String) { lines.append(line) }

  /// Adds what lies behind all that is there so far.
  mutating func addBehind(_ line: String) { lines.insert(line, at: 0) }

  /// Writes a text at a place.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - x: Where it stands: its beginning, middle or end, as the classes say.
  ///   - y: The middle of its height.
  ///   - size: Its size in points, which moves the line that it stands on.
  ///   - classes: How it looks.
  mutating func write(_ text: String, _ x: Int, _ y: Int, size: Int = 16, _ classes: String = "") {
    let all = (size < 16 ? ["small"] : []) + (classes.isEmpty ? [] : [classes])
    let attribute = all.isEmpty ? "" : #" class="\#(all.joined(separator: " "))""#
    let base = y + (size * 35 + 50) / 100
    add(#"<text x="\#(x)" y="\#(base)"\#(attribute)>\#(Self.escaped(text))</text>"#)
  }

  /// The file: the lines on a panel, which is readable on any page.
  func picture(width: Int, height: Int, title: String) -> String {
    let name = Self.escaped(title)
    let size = #"width="\#(width)" height="\#(height)" viewBox="0 0 \#(width) \#(height)""#
    let style = (StyleSheet.text + styles).map { "    \($0)" }
    let head = [
      #"<svg xmlns="http://www.w3.org/2000/svg" \#(size) role="img" aria-label="\#(name)">"#,
      "  <!-- Made by `swift run bookkeeper pictures`: change its text, and not this file. -->",
      "  <title>\(name)</title>", "  <style>",
    ]
    let panel =
      #"  <rect x=".5" y=".5" width="\#(width - 1)" height="\#(height - 1)" rx="8" class="panel"/>"#
    let body = lines.map { "  \($0)" }
    return (head + style + ["  </style>", panel] + body + ["</svg>", ""]).joined(separator: "\n")
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// How wide a text is, at most, in one of the fonts in which all letters are equally wide.
  static func width(of text: String, size: Int = 16) -> Int {
    (text.count * size * 61 + 99) / 100
  }
}
