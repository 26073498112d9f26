extension Graph {
  /// The graph as a file.
  var svg: String {
    var drawing = GraphDrawing(self)
    return drawing.draw()
  }
}

private struct GraphDrawing {
  private let graph: Graph
  private let layout: GraphLayout
  private let routes: [GraphRoutes.Route]
  private var canvas = Canvas()

  /// How far the labels reach to the right.
  private var right = 0

  init(_ graph: Graph) {
    self.graph = graph
    layout = GraphLayout(graph)
    routes = GraphRoutes(graph, layout).routes
  }

  mutating func draw() -> String {
    for lane in layout.lanes { drawBand(lane.box) }
    for frame in graph.frames { draw(frame) }
    for node in graph.nodes {
      if let box = layout.boxes[node.id] { canvas.draw(node.kind, in: box, node.text) }
    }
    for route in routes { canvas.draw(route.arrow.kind, along: route.points) }
    for lane in layout.lanes { drawName(of: lane.name, lane.box) }
    for route in routes { drawLabel(of: route) }
    Motion(graph.beats, along: routes).draw(on: &canvas)
    let (width, height) = drawKey()
    return canvas.picture(width: width, height: height, title: graph.title)
  }

  private mutating func drawBand(_ box: Box) {
    canvas.add(
      """
      <rect x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" rx="6" \
      class="band"/>
      """
    )
  }

  /// Writes the name of a lane on the left, or on the right if an arrow crosses it there.
  private mutating func drawName(of name: String, _ box: Box) {
    let end = box.x + 16 + Canvas.width(of: name, size: 14)
    let isCrossed = routes.contains { route in
      zip(route.points, route.points.dropFirst())
        .contains { start, stop in
          start.x == stop.x && start.x < end && min(start.y, stop.y) < box.y + 16
            && max(start.y, stop.y) > box.y + 16
        }
    }
    if isCrossed {
      canvas.write(name, box.right - 12, box.y + 16, size: 14, "end faint")
    } else {
      canvas.write(name, box.x + 12, box.y + 16, size: 14, "faint")
    }
  }

  private mutating func draw(_ frame: Frame) {
    let boxes = frame.nodes.compactMap { layout.boxes[$0] }
    guard
      let left = boxes.map(\.x).min(), let top = boxes.map(\.y).min(),
      let right = boxes.map(\.right).max(), let bottom = boxes.map(\.bottom).max()
    else { return }
    canvas.add(
      """
      <rect x="\(left - 14)" y="\(top - 30)" width="\(right - left + 28)" \
      height="\(bottom - top + 44)" rx="10" class="faint-line dashed"/>
      """
    )
    canvas.write(frame.title, left - 4, top - 16, size: 14, "faint")
  }

  private typealias Frame = Graph.Frame

  // MARK: Labels

  /// Writes beside the longest part of the way.
  private mutating func drawLabel(of route: GraphRoutes.Route) {
    guard let label = route.arrow.label, !label.isEmpty else { return }
    let parts = zip(route.points, route.points.dropFirst())
    let longest = parts.max { Self.length($0) < Self.length($1) }
    guard let (start, end) = longest else { return }
    let (x, y) = ((start.x + end.x) / 2, (start.y + end.y) / 2)
    if start.y == end.y {
      let isLower = isSecond(route, y)
      canvas.write(label, x, y + (isLower ? 13 : -13), size: 14, "middle halo")
      right = max(right, x + Canvas.width(of: label, size: 14) / 2)
    } else {
      let isLeft = isFirst(route, x)
      canvas.write(label, x + (isLeft ? -9 : 9), y, size: 14, isLeft ? "end halo" : "halo")
      if !isLeft { right = max(right, x + 9 + Canvas.width(of: label, size: 14)) }
    }
  }

  /// Whether another straight arrow between the same two lies above.
  private func isSecond(_ route: GraphRoutes.Route, _ y: Int) -> Bool {
    twins(of: route).contains { $0.points[0].y < y }
  }

  private func isFirst(_ route: GraphRoutes.Route, _ x: Int) -> Bool {
    twins(of: route).contains { $0.points[0].x > x }
  }

  private func twins(of route: GraphRoutes.Route) -> [GraphRoutes.Route] {
    let ends = Set([route.arrow.from, route.arrow.to])
    return routes.filter { $0 != route && Set([$0.arrow.from, $0.arrow.to]) == ends }
  }

  private static func length(_ part: (Point, Point)) -> Int {
    abs(part.0.x - part.1.x) + abs(part.0.y - part.1.y)
  }

  // MARK: The key

  /// Says below what the arrows mean, and returns the size of the whole.
  private mutating func drawKey() -> (width: Int, height: Int) {
    let kinds = ArrowKind.allCases.filter { kind in
      kind != .then && graph.arrows.contains { $0.kind == kind }
    }
    let caption = graph.caption ?? ""
    let least = max(
      layout.width,
      right + GraphLayout.margin,
      Canvas.width(of: caption, size: 14) + 2 * GraphLayout.margin
    )
    var height = layout.height
    if !caption.isEmpty {
      canvas.write(caption, GraphLayout.margin, height + 4, size: 14, "faint")
      height += 26
    }
    guard !kinds.isEmpty else { return (least, height) }
    let widths = kinds.map { Canvas.width(of: $0.meaning, size: 14) + 70 }
    let width = max(least, (widths.max() ?? 0) + GraphLayout.margin)
    var (x, y) = (GraphLayout.margin, height + 4)
    for (kind, room) in zip(kinds, widths) {
      if x > GraphLayout.margin, x + room - 20 > width {
        x = GraphLayout.margin
        y += 24
      }
      canvas.draw(kind, along: [Point(x: x + 4, y: y), Point(x: x + 40, y: y)])
      canvas.write(kind.meaning, x + 50, y, size: 14, "faint")
      x += room
    }
    return (width, y + 22)
  }
}
