/// Rows of marbles on one axis of time, and the boxes of operators between them.
struct MarbleChart: Equatable, Sendable {
  /// Something that happens in a row.
  struct Mark: Equatable, Sendable {
    /// What it is.
    enum Sign: Equatable, Sendable {
      case element(name: String, text: String)
      case completed
      case failed(String?)
      case subscribed
      case disposed
    }

    let tick: Int
    let sign: Sign

    /// Whether nobody hears it, because it comes after the disposal.
    var isUnheard = false
  }

  /// A stretch of time with a text in it, in a timeline.
  struct Span: Equatable, Sendable {
    let ticks: Range<Int>
    let text: String
  }

  /// A line of the picture.
  struct Row: Equatable, Sendable {
    var label: String
    var start = 0

    /// The tick at which its line stops; nil if it goes on to the edge.
    var end: Int?

    /// The number of ticks that its text has, if that goes on behind the last mark.
    var length = 0

    var marks: [Mark] = []
    var spans: [Span] = []

    /// The ticks between which somebody is subscribed, in a line that shows nothing else.
    var bars: [Bar] = []

    /// Whether there is a line at all: one of spans and bars has none.
    var hasAxis = true
  }

  /// A subscription, from tick to tick; it goes on if it has no end.
  struct Bar: Equatable, Sendable {
    let start: Int
    var end: Int?
  }

  /// What stands below what came before it.
  enum Part: Equatable, Sendable {
    case row(Row)
    case box(String)

    /// Texts at ticks, such as the time.
    case scale(label: String, texts: [Mark])
  }

  var title: String
  var parts: [Part] = []

  /// The ticks at which a dashed line runs through all rows.
  var guides: [Int] = []

  /// The number of ticks that it shows.
  var length = 0

  var rows: [Row] {
    parts.compactMap { part in
      if case .row(let row) = part { row } else { nil }
    }
  }
}

extension MarbleChart.Row {
  /// What happens at the same tick, from top to bottom.
  var moments: [(tick: Int, marks: [MarbleChart.Mark])] {
    var moments: [(tick: Int, marks: [MarbleChart.Mark])] = []
    for mark in marks {
      if let place = moments.firstIndex(where: { $0.tick == mark.tick }) {
        moments[place].marks.append(mark)
      } else {
        moments.append((mark.tick, [mark]))
      }
    }
    return moments
  }

  /// The largest number of elements at one tick.
  var depth: Int {
    moments.map { $0.marks.filter(\.isElement).count }.max() ?? 0
  }
}

extension MarbleChart.Mark {
  var isElement: Bool {
    if case .element = sign { true } else { false }
  }

  var name: String? {
    if case .element(let name, _) = sign { name } else { nil }
  }
}
