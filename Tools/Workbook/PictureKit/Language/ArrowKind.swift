/// What an arrow in a graph says; its word is the verb of the notation.
package enum ArrowKind: String, CaseIterable, Sendable {
  case sends
  case subscribes
  case disposes
  case holds
  case knows
  case then

  /// What the legend, and the key of a graph, says about it.
  var meaning: String {
    switch self {
    case .sends: "sends"
    case .subscribes: "subscribes to"
    case .disposes: "disposes"
    case .holds: "holds, keeps alive"
    case .knows: "knows, weakly"
    case .then: "then"
    }
  }

  var paint: Paint {
    switch self {
    case .sends: .blue
    case .subscribes: .green
    case .disposes: .violet
    case .holds, .knows, .then: .plain
    }
  }

  /// How the line is drawn.
  var look: String {
    switch self {
    case .sends: #"stroke-width="2.5""#
    case .subscribes: #"stroke-width="2" stroke-dasharray="10 4""#
    case .disposes: #"stroke-width="2.5" stroke-dasharray="2 4""#
    case .holds, .then: #"stroke-width="1.5""#
    case .knows: #"stroke-width="1.5" stroke-dasharray="5 4""#
    }
  }

  /// Whether it goes up and down the chain, as events and subscriptions do.
  var isFlow: Bool { self == .sends || self == .subscribes }

  /// Whether the head is open, as it is where nothing is kept alive and nothing is sent.
  var hasOpenHead: Bool { self == .knows || self == .subscribes || self == .then }

  /// What is drawn where it begins: who holds has a dot, as in a plug; who only knows, a ring.
  enum Tail { case dot, ring, nothing }

  var tail: Tail {
    switch self {
    case .holds: .dot
    case .knows: .ring
    default: .nothing
    }
  }
}

/// A place in a drawing.
struct Point: Hashable, Sendable {
  var x: Int
  var y: Int
}

extension Canvas {
  /// Draws an arrow along corners; its head is at the last one.
  mutating func draw(_ kind: ArrowKind, along points: [Point]) {
    guard let first = points.first, let last = points.last, points.count > 1 else { return }
    let before = points[points.count - 2]
    let name = kind.paint.rawValue
    // The line ends inside the head, so that its blunt end does not show.
    let end = Self.point(before: last, from: before, by: kind.hasOpenHead ? 1 : 6)
    let path = Self.path(Array(points.dropLast()) + [end])
    add(#"<path d="\#(path)" class="\#(name)-line" \#(kind.look)/>"#)
    let left = Self.point(before: last, from: before, by: 10, aside: 5)
    let right = Self.point(before: last, from: before, by: 10, aside: -5)
    let corners = "M\(left.x) \(left.y)L\(last.x) \(last.y)L\(right.x) \(right.y)"
    add(
      kind.hasOpenHead
        ? #"<path d="\#(corners)" class="\#(name)-line" stroke-width="2"/>"#
        : #"<path d="\#(corners)z" class="\#(name)-solid"/>"#
    )
    switch kind.tail {
    case .dot: add(#"<circle cx="\#(first.x)" cy="\#(first.y)" r="4" class="\#(name)-solid"/>"#)
    case .ring:
      add(
        #"<circle cx="\#(first.x)" cy="\#(first.y)" r="3.5" class="panel"/>"#
          + #"<circle cx="\#(first.x)" cy="\#(first.y)" r="3.5" class="\#(name)-line"/>"#
      )
    case .nothing: break
    }
  }

  /// A path with rounded corners.
  private static func path(_ points: [Point]) -> String {
    var path = "M\(points[0].x) \(points[0].y)"
    for (place, point) in points.enumerated().dropFirst() {
      guard place < points.count - 1 else {
        path += "L\(point.x) \(point.y)"
        continue
      }
      let into = Self.point(before: point, from: points[place - 1], by: 8)
      let out = Self.point(before: point, from: points[place + 1], by: 8)
      path += "L\(into.x) \(into.y)Q\(point.x) \(point.y) \(out.x) \(out.y)"
    }
    return path
  }

  /// The point on the way to `end` that lies `distance` before it, and `aside` of the way.
  static func point(
    before end: Point,
    from start: Point,
    by distance: Double,
    aside: Double = 0
  ) -> Point {
    let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = max(1, (x * x + y * y).squareRoot())
    let (dx, dy) = (x / length, y / length)
    return Point(
      x: Int((Double(end.x) - dx * distance - dy * aside).rounded()),
      y: Int((Double(end.y) - dy * distance + dx * aside).rounded())
    )
  }
}
