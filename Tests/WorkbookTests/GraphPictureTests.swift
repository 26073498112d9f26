import Testing

@testable import PictureKit

@Suite struct `Graphs` {
  private static let chain = """
    graph A chain

    |              | disposer token |
    | source of of(1, 2) | sink map MapSink | observer you your / observer |

    of sends map: 1
    map sends you
    token holds map
    map holds token
    frame map token: held
    """

  private func graph(_ text: String) throws -> Graph {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let numbered = lines.dropFirst().enumerated().map { (number: $0 + 2, text: $1) }
    return try GraphParser.graph(title: "A chain", lines: numbered)
  }

  @Test func `cells are things, with a kind, a name and a text`() throws {
    let graph = try graph(Self.chain)

    #expect(graph.nodes.map(\.id) == ["token", "of", "map", "you"])
    #expect(graph.nodes.map(\.kind) == [.disposer, .source, .sink, .observer])
    #expect(
      graph.nodes.map(\.text) == [["token"], ["of(1, 2)"], ["MapSink"], ["your", "observer"]]
    )
    #expect(graph.nodes.map(\.column) == [1, 0, 1, 2])
  }

  @Test func `a sentence says what one does to others`() throws {
    let graph = try graph(Self.chain.replacing("map sends you", with: "map sends you, token: 2"))

    #expect(graph.arrows.map(\.to) == ["map", "you", "token", "map", "token"])
    #expect(graph.arrows[2] == .init(from: "map", to: "token", kind: .sends, label: "2"))
  }

  @Test(arguments: [
    ("| sinc map |", "`sinc` is no kind of thing"), ("| sink |", "`sink` has no name"),
    ("| sink map |\n| sink map |", "a second `map`"),
    ("| sink map |\nmap keeps map", "`map keeps map` does not say"),
    ("| sink map |\nmap holds you", "there is no `you`"),
    ("| sink map |\nframe you: all", "there is no `you`"),
  ])
  func `a line that can't be read is named`(_ lines: String, _ reason: String) {
    do {
      _ = try graph("graph A chain\n\(lines)")
      Issue.record("It should not have been read: \(lines)")
    } catch {
      let fault = error as? PictureFault
      #expect(fault?.reason.hasPrefix(reason) == true, "It said: \(fault?.reason ?? "nothing")")
      #expect(fault?.line == lines.split(separator: "\n").count + 1)
    }
  }

  @Test func `no two things overlap, and all are inside`() throws {
    let graph = try graph(Self.chain)
    let layout = GraphLayout(graph)
    let boxes = graph.nodes.compactMap { layout.boxes[$0.id] }

    #expect(boxes.count == 4)
    for (place, box) in boxes.enumerated() {
      #expect(box.x > 0 && box.y > 0 && box.right < layout.width && box.bottom < layout.height)
      for other in boxes[..<place] {
        let isApart =
          box.x >= other.right || other.x >= box.right || box.y >= other.bottom
          || other.y >= box.bottom
        #expect(isApart)
      }
    }
  }

  @Test func `an arrow begins and ends at the edges of what it joins`() throws {
    let graph = try graph(Self.chain)
    let layout = GraphLayout(graph)
    let onEdge = { (point: Point, box: Box) in
      let isInside = (box.x...box.right).contains(point.x) && (box.y...box.bottom).contains(point.y)
      return isInside
        && ([box.x, box.right].contains(point.x) || [box.y, box.bottom].contains(point.y))
    }
    for route in GraphRoutes(graph, layout).routes {
      let (from, to) = (layout.boxes[route.arrow.from]!, layout.boxes[route.arrow.to]!)
      #expect(onEdge(route.points.first!, from), "\(route)")
      #expect(onEdge(route.points.last!, to), "\(route)")
    }
  }

  @Test func `two that hold each other have two arrows, side by side`() throws {
    let graph = try graph(Self.chain)
    let routes = GraphRoutes(graph, GraphLayout(graph)).routes.filter { $0.arrow.kind == .holds }

    #expect(routes.count == 2)
    #expect(routes[0].points[0].x != routes[1].points[0].x)
    for route in routes { #expect(route.points[0].x == route.points[1].x) }
  }

  @Test func `what stands between two things is passed by`() throws {
    let graph = try graph("graph A\n| sink a | sink b | sink c |\na sends c\nb holds b")
    let layout = GraphLayout(graph)
    let routes = GraphRoutes(graph, layout).routes

    #expect(routes[0].points.count == 4)
    #expect(routes[0].points.map(\.y).min()! < layout.boxes["b"]!.y)
    #expect(routes[1].points.count == 4, "A thing that holds itself has a loop.")
  }

  @Test func `what plays is invisible unless it moves`() throws {
    let svg = try PictureText(Self.chain + "\nplay\nof sends map: 1\nmap sends you: |").svg

    #expect(svg.contains(".moving{opacity:0}"))
    #expect(svg.contains("@media (prefers-reduced-motion:no-preference){"))
    #expect(svg.components("class=\"moving ") == 2)
    #expect(svg.components("@keyframes ") == 2)
  }

  @Test func `a drawing has a title, light and dark tones, and a key of its arrows`() throws {
    let svg = try PictureText(Self.chain).svg

    #expect(svg.contains("<title>A chain</title>"))
    #expect(svg.contains("role=\"img\" aria-label=\"A chain\""))
    #expect(svg.contains("@media (prefers-color-scheme:dark){"))
    #expect(svg.contains(">holds, keeps alive</text>"))
    #expect(!svg.contains(">knows, weakly</text>"))
  }

  @Test func `a caption stands below, and widens the drawing`() throws {
    let caption = String(repeating: "so ", count: 25) + "wide"
    let graph = try graph("graph A\n| sink a |\ncaption \(caption)")

    #expect(graph.caption == caption)
    #expect(graph.svg.contains(">\(caption)</text>"))
    #expect(graph.svg.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"7"))
  }

  @Test(arguments: ["", "graph", "sculpture A horse", "graph Nothing"])
  func `a text without a drawing is refused`(_ text: String) {
    #expect(throws: PictureFault.self) { try PictureText(text) }
  }

  @Test func `the legend has each kind of thing and of arrow`() throws {
    let svg = try PictureText("legend The symbols").svg

    for kind in NodeKind.allCases { #expect(svg.contains(">\(kind.meaning)</text>")) }
    for kind in ArrowKind.allCases { #expect(svg.contains(">\(kind.meaning)</text>")) }
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
