/// What moves in a graph, beat by beat, again and again.
///
/// A style sheet moves it, so a page that asks for less motion, or that shows no motion at all, has
/// the graph as it stands. Everything that moves is invisible but in its beat.
struct Motion {
  private let beats: [[(arrow: Graph.Arrow, points: [Point])]]

  /// How long a beat lasts, and how long all rests at the end, in tenths of a second.
  private static let time = (beat: 9, rest: 15)

  init(_ beats: [[Graph.Arrow]], along routes: [GraphRoutes.Route]) {
    self.beats = beats.map { beat in
      beat.compactMap { arrow in
        let fits = { (route: GraphRoutes.Route) in
          route.arrow.from == arrow.from && route.arrow.to == arrow.to
            && route.arrow.kind == arrow.kind
        }
        return routes.first(where: fits).map { (arrow, Self.between($0.points)) }
      }
    }
  }

  /// The way from one thing to the other, without touching them.
  private static func between(_ points: [Point]) -> [Point] {
    var points = points
    let last = points.count - 1
    guard last > 0 else { return points }
    let start = Canvas.point(before: points[0], from: points[1], by: 15)
    points[last] = Canvas.point(before: points[last], from: points[last - 1], by: 15)
    points[0] = start
    return points
  }

  func draw(on canvas: inout Canvas) {
    guard !beats.isEmpty else { return }
    let total = beats.count * Self.time.beat + Self.time.rest
    var rules: [String] = []
    var names: [String] = []
    for (place, beat) in beats.enumerated() {
      for (number, (arrow, points)) in beat.enumerated() {
        let name = "m\(place)-\(number)"
        names.append(name)
        draw(arrow, at: points[0], name, on: &canvas)
        rules += keyframes(name, points, from: place * Self.time.beat, of: total)
      }
    }
    canvas.styles += [".moving{opacity:0}", "@media (prefers-reduced-motion:no-preference){"]
    canvas.styles += names.map { name in
      ".\(name){animation:\(name) \(total / 10).\(total % 10)s linear infinite}"
    }
    canvas.styles += ["}"] + rules
  }

  private func draw(
    _ arrow: Graph.Arrow,
    at point: Point,
    _ name: String,
    on canvas: inout Canvas
  ) {
    canvas.add(#"<g class="moving \#(name)">"#)
    let text = arrow.label ?? ""
    switch (arrow.kind, text) {
    case (.disposes, _): canvas.drawDisposed(point.x, point.y)
    case (_, "|"): canvas.drawCompleted(point.x, point.y, isUnheard: false)
    case (_, "#"): canvas.drawFailed(point.x, point.y, nil, isUnheard: false)
    case (.subscribes, _): canvas.drawSubscribed(point.x, point.y - 8)
    default:
      let width = Canvas.width(of: text, size: 14)
      let reach = max(13, width + 14 - 13)
      canvas.drawElement(text, point, radius: 13, reach: reach, size: 14, arrow.kind.paint)
    }
    canvas.add("</g>")
  }

  /// Appears where the way begins, follows it, and is gone.
  private func keyframes(_ name: String, _ points: [Point], from start: Int, of total: Int)
    -> [String]
  {
    let lengths = zip(points, points.dropFirst()).map { abs($0.x - $1.x) + abs($0.y - $1.y) }
    let sum = max(1, lengths.reduce(0, +))
    let share = { (way: Int) in (start * 1000 + Self.time.beat * 1000 * way / sum) / total }
    let percent = { (thousandth: Int) in "\(thousandth / 10).\(thousandth % 10)%" }
    var frames: [String] = []
    if start > 0 { frames.append("0%,\(percent(share(0) - 1)){opacity:0}") }
    var way = 0
    for (place, point) in points.enumerated() {
      if place > 0 { way += lengths[place - 1] }
      let (x, y) = (point.x - points[0].x, point.y - points[0].y)
      frames.append("\(percent(share(way))){opacity:1;transform:translate(\(x)px,\(y)px)}")
    }
    let last = points[points.count - 1]
    let (x, y) = (last.x - points[0].x, last.y - points[0].y)
    frames.append(
      "\(percent(share(sum) + 1)),100%{opacity:0;transform:translate(\(x)px,\(y)px)}"
    )
    return ["@keyframes \(name){\(frames.joined())}"]
  }
}
