/// Where the things of a graph are: a grid, whose columns are as wide as they have to be.
struct GraphLayout {
  static let margin = 20
  private static let gap = (column: 44, row: 50)

  private(set) var boxes: [String: Box] = [:]

  /// Where the lanes are, from top to bottom.
  private(set) var lanes: [(name: String, box: Box)] = []

  /// The middles of the gaps between columns and rows: before the first, and behind each.
  private(set) var columnGaps: [Int] = []
  private(set) var rowGaps: [Int] = []

  private(set) var width = 0
  private(set) var height = 0

  init(_ graph: Graph) {
    let columns = (graph.nodes.map(\.column).max() ?? 0) + 1
    let left = placeColumns(graph, columns)
    let top = placeRows(graph)
    for node in graph.nodes {
      let size = Self.size(of: node)
      boxes[node.id] = Box(
        x: left[node.column] + (Self.columnWidth(node.column, graph) - size.width) / 2,
        y: top[node.row] + (Self.rowHeight(node.row, graph) - size.height) / 2,
        width: size.width,
        height: size.height
      )
    }
  }

  // MARK: Columns and rows

  private mutating func placeColumns(_ graph: Graph, _ count: Int) -> [Int] {
    var x = Self.margin + (graph.frames.isEmpty ? 0 : 14) + (graph.lanes.isEmpty ? 0 : 14)
    columnGaps = [x - 12]
    var left: [Int] = []
    for column in 0..<count {
      left.append(x)
      x += Self.columnWidth(column, graph)
      let gap = Self.gapWidth(after: column, graph)
      columnGaps.append(x + (column == count - 1 ? 14 : gap / 2))
      x += gap
    }
    width = x - Self.gapWidth(after: count - 1, graph) + columnGaps[0] + 12
    return left
  }

  private mutating func placeRows(_ graph: Graph) -> [Int] {
    var y = Self.margin
    var top: [Int] = []
    for row in 0..<graph.rowCount {
      let start = y
      let isSameLane =
        row > 0 && graph.lanes[row] != nil && graph.lanes[row] == graph.lanes[row - 1]
      if graph.lanes[row] != nil { y += isSameLane ? 14 : 34 }
      if Self.hasFrame(above: row, graph) { y += 30 }
      if Self.hasDetour(above: row, graph) { y += 36 }
      if row == 0 { rowGaps = [y - 14] }
      top.append(y)
      y += Self.rowHeight(row, graph)
      let isLast = row == graph.rowCount - 1
      if let name = graph.lanes[row] {
        if isSameLane, let last = lanes.indices.last {
          lanes[last].box.height = y + 16 - lanes[last].box.y
        } else {
          lanes.append((name, Box(x: 10, y: start, width: width - 20, height: y + 16 - start)))
        }
        rowGaps.append(y + 21)
        y += isLast ? 16 : 26
      } else {
        if isLast, !graph.frames.isEmpty { y += 14 }
        let gap = Self.gapHeight(after: row, graph)
        rowGaps.append(y + (isLast ? 14 : gap / 2))
        y += isLast ? 0 : gap
      }
    }
    height = y + Self.margin
    return top
  }

  /// Whether an arrow has to go around others above a row.
  private static func hasDetour(above row: Int, _ graph: Graph) -> Bool {
    row == 0
      && graph.arrows.contains { arrow in
        guard let from = graph.node(arrow.from), let to = graph.node(arrow.to) else { return false }
        guard from != to else { return from.row == 0 }
        return from.row == 0 && to.row == 0
          && graph.nodes.contains {
            $0.row == 0 && $0.column > min(from.column, to.column)
              && $0.column < max(from.column, to.column)
          }
      }
  }

  private static func hasFrame(above row: Int, _ graph: Graph) -> Bool {
    graph.frames.contains { frame in
      frame.nodes.compactMap { graph.node($0)?.row }.min() == row
    }
  }

  private static func columnWidth(_ column: Int, _ graph: Graph) -> Int {
    graph.nodes.filter { $0.column == column }.map { size(of: $0).width }.max() ?? 0
  }

  private static func rowHeight(_ row: Int, _ graph: Graph) -> Int {
    graph.nodes.filter { $0.row == row }.map { size(of: $0).height }.max() ?? 0
  }

  /// Remarks lie close below what they are about.
  private static func gapHeight(after row: Int, _ graph: Graph) -> Int {
    let next = graph.nodes.filter { $0.row == row + 1 }
    return !next.isEmpty && next.allSatisfy { $0.kind == .note } ? 12 : gap.row
  }

  /// Wide enough for what is written over the arrows that cross it.
  private static func gapWidth(after column: Int, _ graph: Graph) -> Int {
    let widths = graph.arrows.map { arrow -> Int in
      guard
        let label = arrow.label, let from = graph.node(arrow.from), let to = graph.node(arrow.to),
        min(from.column, to.column) == column, abs(from.column - to.column) == 1
      else { return 0 }
      return Canvas.width(of: label, size: 14) + 34
    }
    // What moves needs a way that can be seen.
    return max(graph.beats.isEmpty ? gap.column : 92, widths.max() ?? 0)
  }

  private static func size(of node: Graph.Node) -> (width: Int, height: Int) {
    if node.kind == .line {
      let words = node.text.joined(separator: " ").split(separator: " ")
      return (words.map { Canvas.cellWidth(of: String($0)) }.reduce(0, +), 38)
    }
    let isNote = node.kind == .note
    let text = node.text.map { Canvas.width(of: $0, size: isNote ? 14 : 16) }.max() ?? 0
    let width = isNote ? text : max(76, text + 32 + node.kind.signWidth)
    return (width, max(isNote ? 20 : 42, node.text.count * 19 + 20))
  }
}
