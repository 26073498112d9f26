/// A colour of the drawings, with a tone for light pages and one for dark ones.
///
/// Colour says nothing alone: what a thing is shows in its shape, its line or its text as well.
package enum Paint: String, CaseIterable, Sendable {
  case plain
  case blue
  case amber
  case green
  case teal
  case violet
  case red

  /// The inside and the outline of a shape.
  struct Tone {
    let fill: String
    let stroke: String
  }

  var light: Tone {
    switch self {
    case .plain: Tone(fill: "#f6f8fa", stroke: "#59636e")
    case .blue: Tone(fill: "#ddf4ff", stroke: "#0969da")
    case .amber: Tone(fill: "#fff8c5", stroke: "#9a6700")
    case .green: Tone(fill: "#dafbe1", stroke: "#1a7f37")
    case .teal: Tone(fill: "#d7f5f2", stroke: "#0f766e")
    case .violet: Tone(fill: "#fbefff", stroke: "#8250df")
    case .red: Tone(fill: "#ffebe9", stroke: "#cf222e")
    }
  }

  var dark: Tone {
    switch self {
    case .plain: Tone(fill: "#21262d", stroke: "#9198a1")
    case .blue: Tone(fill: "#0c2d6b", stroke: "#58a6ff")
    case .amber: Tone(fill: "#4b2900", stroke: "#e3b341")
    case .green: Tone(fill: "#04401a", stroke: "#3fb950")
    case .teal: Tone(fill: "#063f3b", stroke: "#2dd4bf")
    case .violet: Tone(fill: "#3c1e70", stroke: "#bc8cff")
    case .red: Tone(fill: "#67060c", stroke: "#ff7b72")
    }
  }
}

/// What stands in the `style` of each drawing.
enum StyleSheet {
  /// Class names of their own for what is filled and outlined, only a line, and solid.
  static let text =
    rules(\.light, panel: "#ffffff", edge: "#d0d7de", ink: "#1f2328", faint: "#59636e")
    + [
      "text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:16px}",
      ".small{font-size:14px}", ".middle{text-anchor:middle}", ".end{text-anchor:end}",
      ".halo{paint-order:stroke;stroke-width:5px;stroke-linejoin:round}",
      ".shape{stroke-width:1.5px}", ".dashed{stroke-dasharray:4 4}",
      "@media (prefers-color-scheme:dark){",
    ]
    + rules(\.dark, panel: "#0d1117", edge: "#30363d", ink: "#e6edf3", faint: "#9198a1") + ["}"]

  private static func rules(
    _ tone: (Paint) -> Paint.Tone,
    panel: String,
    edge: String,
    ink: String,
    faint: String
  ) -> [String] {
    [
      ".panel{fill:\(panel);stroke:\(edge)}", ".halo{stroke:\(panel)}",
      "text,.ink{fill:\(ink)}", ".ink-line{fill:none;stroke:\(ink)}",
      ".faint{fill:\(faint)}", ".faint-line{fill:none;stroke:\(faint)}",
      ".band{fill:\(faint);fill-opacity:.12}",
    ]
      + Paint.allCases.map { paint in
        let (tone, name) = (tone(paint), paint.rawValue)
        return ".\(name){fill:\(tone.fill);stroke:\(tone.stroke)}"
          + ".\(name)-line{fill:none;stroke:\(tone.stroke)}.\(name)-solid{fill:\(tone.stroke)}"
      }
  }
}
