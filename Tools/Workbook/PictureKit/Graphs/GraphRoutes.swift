/// The ways of the arrows of a graph: straight where nothing is between, else around a corner.
struct GraphRoutes {
  /// The way of an arrow, from corner to corner.
  struct Route: Equatable {
    let arrow: Graph.Arrow
    var points: [Point]
  }

  private(set) var routes: [Route] = []

  private enum Side { case left, right, top, bottom }

  /// How an arrow leaves one thing, and comes to another.
  private enum Way {
    case straight(Side, Side)
    /// Out to the side, then up or down.
    case corner(Side, Side)
    /// Out, along the gap with this number, and in.
    case gap(Side, Side, Int)
    /// From a thing to itself.
    case loop
  }

  private let graph: Graph
  private let layout: GraphLayout
  private let ways: [Way]

  init(_ graph: Graph, _ layout: GraphLayout) {
    self.graph = graph
    self.layout = layout
    ways = graph.arrows.map { Self.way(of: $0, graph) }
    routes = graph.arrows.indices.map { Route(arrow: graph.arrows[$0], points: points(of: $0)) }
  }

  // MARK: Ways

  private static func way(of arrow: Graph.Arrow, _ graph: Graph) -> Way {
    guard let from = graph.node(arrow.from), let to = graph.node(arrow.to) else {
      return .straight(.right, .left)
    }
    let isFree = { (row: Int, column: Int) in
      !graph.nodes.contains { $0.row == row && $0.column == column }
    }
    let between = { (one: Int, other: Int) in
      min(one, other) + 1 < max(one, other) ? Array(min(one, other) + 1..<max(one, other)) : []
    }
    let (out, into): (Side, Side) = from.column < to.column ? (.right, .left) : (.left, .right)
    let (down, upon): (Side, Side) = from.row < to.row ? (.bottom, .top) : (.top, .bottom)
    if from == to { return .loop }
    if from.row == to.row {
      guard !between(from.column, to.column).allSatisfy({ isFree(from.row, $0) }) else {
        return .straight(out, into)
      }
      return from.row == graph.rowCount - 1 && graph.rowCount > 1
        ? .gap(.bottom, .bottom, from.row + 1) : .gap(.top, .top, from.row)
    }
    if from.column == to.column {
      guard !between(from.row, to.row).allSatisfy({ isFree($0, from.column) }) else {
        return .straight(down, upon)
      }
      return .gap(.right, .right, from.column + 1)
    }
    let isAlongRow = between(from.column, to.column).allSatisfy { isFree(from.row, $0) }
    let isAlongColumn = between(from.row, to.row).allSatisfy { isFree($0, to.column) }
    // Events branch and join in the gap between two columns; all else goes around a corner.
    if abs(from.column - to.column) == 1, arrow.kind.isFlow {
      return .gap(out, into, max(from.column, to.column))
    }
    if isAlongRow, isAlongColumn, isFree(from.row, to.column) { return .corner(out, upon) }
    if between(from.row, to.row).allSatisfy({ isFree($0, from.column) }),
      between(from.column, to.column).allSatisfy({ isFree(to.row, $0) }),
      isFree(to.row, from.column)
    {
      return .corner(down, into)
    }
    return isAlongRow
      ? .gap(out, into, from.column < to.column ? to.column : to.column + 1)
      : .gap(out, into, from.column < to.column ? from.column + 1 : from.column)
  }

  private func sides(_ way: Way) -> (Side, Side) {
    switch way {
    case .straight(let out, let into), .corner(let out, let into), .gap(let out, let into, _):
      (out, into)
    case .loop: (.top, .top)
    }
  }

  // MARK: Points

  private func points(of index: Int) -> [Point] {
    let arrow = graph.arrows[index]
    guard let from = layout.boxes[arrow.from], let to = layout.boxes[arrow.to] else { return [] }
    let (out, into) = sides(ways[index])
    let (leaves, comes) = (
      shift(of: index, at: arrow.from, out), shift(of: index, at: arrow.to, into)
    )
    switch ways[index] {
    case .straight:
      // Both ends share the shift of the end at which there are more.
      let common = leaves.count >= comes.count ? leaves : comes
      let start = point(from, out, common.shift)
      var end = point(to, into, common.shift)
      if out == .left || out == .right { end.y = start.y } else { end.x = start.x }
      return [start, end]
    case .loop:
      let (left, right, top) = (from.middleX - 18, from.middleX + 18, from.y - 26)
      return [
        Point(x: left, y: from.y), Point(x: left, y: top), Point(x: right, y: top),
        Point(x: right, y: from.y),
      ]
    case .corner:
      let (start, end) = (point(from, out, leaves.shift), point(to, into, comes.shift))
      let isFlat = out == .left || out == .right
      return [start, isFlat ? Point(x: end.x, y: start.y) : Point(x: start.x, y: end.y), end]
    case .gap(_, _, let number):
      let (start, end) = (point(from, out, leaves.shift), point(to, into, comes.shift))
      let isFlat = out == .left || out == .right
      let lane = (isFlat ? layout.columnGaps : layout.rowGaps)[number] + laneShift(of: index)
      return isFlat
        ? [start, Point(x: lane, y: start.y), Point(x: lane, y: end.y), end]
        : [start, Point(x: start.x, y: lane), Point(x: end.x, y: lane), end]
    }
  }

  private func point(_ box: Box, _ side: Side, _ shift: Int) -> Point {
    switch side {
    case .left: Point(x: box.x, y: box.middleY + shift)
    case .right: Point(x: box.right, y: box.middleY + shift)
    case .top: Point(x: box.middleX + shift, y: box.y)
    case .bottom: Point(x: box.middleX + shift, y: box.bottom)
    }
  }

  /// Arrows of different kinds, or to and fro, leave a side beside each other; those of a kind that
  /// go the same way share their place.
  private func shift(of index: Int, at node: String, _ side: Side) -> (shift: Int, count: Int) {
    var groups: [[Int]] = []
    for (other, arrow) in graph.arrows.enumerated() {
      let (out, into) = sides(ways[other])
      guard arrow.from == node && out == side || arrow.to == node && into == side else { continue }
      let isSame = { (one: Int) in
        let first = graph.arrows[one]
        return first.kind == arrow.kind && (first.from == node) == (arrow.from == node)
          && first.label == arrow.label
      }
      if let place = groups.firstIndex(where: { isSame($0[0]) }) {
        groups[place].append(other)
      } else {
        groups.append([other])
      }
    }
    let place = groups.firstIndex { $0.contains(index) } ?? 0
    let step = groups.count > 2 ? 14 : 18
    return (place * step - (groups.count - 1) * step / 2, groups.count)
  }

  /// Kinds that share a gap lie beside each other in it.
  private func laneShift(of index: Int) -> Int {
    guard case .gap(let out, _, let number) = ways[index] else { return 0 }
    let isFlat = out == .left || out == .right
    var kinds: [ArrowKind] = []
    for (other, arrow) in graph.arrows.enumerated() {
      guard case .gap(let side, _, number) = ways[other],
        (side == .left || side == .right) == isFlat, !kinds.contains(arrow.kind)
      else { continue }
      kinds.append(arrow.kind)
    }
    let place = kinds.firstIndex(of: graph.arrows[index].kind) ?? 0
    return place * 12 - (kinds.count - 1) * 6
  }
}
