/// A drawing of things and of what they do to each other, as its text says it.
///
/// ~~~
/// graph Who holds whom
///
/// | disposer first SinkDisposer | disposer second SinkDisposer |                   |
/// | sink map MapSink            | sink filter FilterSink       | observer you      |
///
/// first holds map
/// map holds first
/// map sends filter: 10
/// frame map filter: a chain
/// caption A running chain lives, even if nobody keeps its token.
/// ~~~
/// A cell says what kind of thing it is (``NodeKind``), the name by which the lines below call it,
/// and what is written in it if that is not the name; ` / ` begins a new line in it. Words before
/// the first `|` name a lane, such as a thread, in which the row lies. A line below says what one
/// does to others, by a verb (``ArrowKind``). Lines after `play` say which arrows move, in turn.
struct Graph: Equatable, Sendable {
  /// A thing.
  struct Node: Equatable, Sendable {
    let id: String
    let kind: NodeKind
    let text: [String]
    let row: Int
    let column: Int
  }

  /// What one thing does to another.
  struct Arrow: Equatable, Sendable {
    let from: String
    let to: String
    let kind: ArrowKind
    let label: String?
  }

  /// A box around some things.
  struct Frame: Equatable, Sendable {
    let nodes: [String]
    let title: String
  }

  let title: String
  var nodes: [Node] = []

  /// The names of the lanes, by their rows.
  var lanes: [Int: String] = [:]

  var rowCount = 0
  var arrows: [Arrow] = []
  var frames: [Frame] = []

  /// What is written below.
  var caption: String?

  /// The arrows along which something moves; those of a beat move together.
  var beats: [[Arrow]] = []

  func node(_ id: String) -> Node? { nodes.first { $0.id == id } }
}

/// Reads the text of a graph, line by line.
struct GraphParser {
  private var graph: Graph
  private var isPlaying = false

  /// Reads a graph.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - lines: The lines after the one with the title, with their numbers.
  /// - Returns: The graph.
  /// - Throws: What is wrong, with the line.
  static func graph(
    title: String,
    lines: [(number: Int, text: String)]
  ) throws(PictureFault) -> Graph {
    var parser = GraphParser(graph: Graph(title: title))
    for (number, text) in lines {
      let text = trimmed(text[...])
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      do {
        try parser.read(text)
      } catch {
        throw PictureFault(error.reason, line: number)
      }
    }
    guard !parser.graph.nodes.isEmpty else { throw PictureFault("a graph without a row of things") }
    return parser.graph
  }

  private init(graph: Graph) {
    self.graph = graph
  }

  private mutating func read(_ line: String) throws(PictureFault) {
    if line == "play" {
      isPlaying = true
    } else if line.hasPrefix("caption ") {
      graph.caption = Self.trimmed(line.dropFirst(8))
    } else if line.hasPrefix("frame ") {
      try readFrame(line.dropFirst(6))
    } else if line.contains("|"), !isSentence(line) {
      try readRow(line)
    } else if isPlaying {
      var beat: [Graph.Arrow] = []
      for part in line.split(separator: ";") { beat += try arrows(Self.trimmed(part)) }
      graph.beats.append(beat)
    } else {
      graph.arrows += try arrows(line)
    }
  }

  // MARK: Rows

  private mutating func readRow(_ line: String) throws(PictureFault) {
    var cells = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
    let lane = cells.removeFirst()
    if cells.last?.isEmpty == true { cells.removeLast() }
    for (column, cell) in cells.enumerated() where !cell.isEmpty {
      graph.nodes.append(try node(cell, column))
    }
    if !lane.isEmpty { graph.lanes[graph.rowCount] = lane }
    graph.rowCount += 1
  }

  private func node(_ cell: String, _ column: Int) throws(PictureFault) -> Graph.Node {
    let words = cell.split(separator: " ", maxSplits: 2).map(String.init)
    guard let kind = NodeKind(rawValue: words[0]) else {
      let all = NodeKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw PictureFault("`\(words[0])` is no kind of thing; these are: \(all)")
    }
    guard words.count > 1 else { throw PictureFault("`\(cell)` has no name") }
    guard graph.node(words[1]) == nil else { throw PictureFault("a second `\(words[1])`") }
    let text = words.count > 2 ? words[2] : words[1]
    return Graph.Node(
      id: words[1],
      kind: kind,
      text: text.split(separator: " / ").map { Self.trimmed($0[...]) },
      row: graph.rowCount,
      column: column
    )
  }

  // MARK: Sentences

  /// Whether the second word is a verb, whatever a label may hold.
  private func isSentence(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 2)
    return words.count > 2 && ArrowKind(rawValue: String(words[1])) != nil
  }

  private func arrows(_ line: String) throws(PictureFault) -> [Graph.Arrow] {
    let colon = line.firstIndex(of: ":")
    let sentence = line[..<(colon ?? line.endIndex)]
    let label = colon.map { Self.trimmed(line[line.index(after: $0)...]) }
    let words = sentence.split { $0 == " " || $0 == "," }.map(String.init)
    guard words.count > 2, let kind = ArrowKind(rawValue: words[1]) else {
      let all = ArrowKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw PictureFault("`\(line)` does not say who does what to whom; the verbs are: \(all)")
    }
    for name in [words[0]] + words[2...] where graph.node(name) == nil {
      throw PictureFault("there is no `\(name)` in the rows")
    }
    return words[2...].map { Graph.Arrow(from: words[0], to: $0, kind: kind, label: label) }
  }

  private mutating func readFrame(_ text: Substring) throws(PictureFault) {
    let parts = text.split(separator: ":", maxSplits: 1)
    let names = parts[0].split(separator: " ").map(String.init)
    for name in names where graph.node(name) == nil {
      throw PictureFault("there is no `\(name)` in the rows")
    }
    let title = parts.count > 1 ? Self.trimmed(parts[1]) : ""
    graph.frames.append(Graph.Frame(nodes: names, title: title))
  }

  static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
