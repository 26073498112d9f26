import Testing

@testable import PictureKit

@Suite struct `Drawings of marbles` {
  private func rows(_ block: String) throws -> [MarbleChart.Row] {
    try MarblePicture.chart(of: block.split(separator: "\n").map(String.init)).rows
  }

  private func texts(_ row: MarbleChart.Row) -> [String] {
    row.marks.map { mark in
      switch mark.sign {
      case .element(_, let text): mark.isUnheard ? "(\(text))@\(mark.tick)" : "\(text)@\(mark.tick)"
      case .completed: "|@\(mark.tick)"
      case .failed(let text): "#\(text ?? "")@\(mark.tick)"
      case .subscribed: "^@\(mark.tick)"
      case .disposed: "!@\(mark.tick)"
      }
    }
  }

  @Test func `a source and its result are rows, with the operator between them`() throws {
    let chart = try MarblePicture.chart(of: [
      "source:     --1--|", "map(x10):   --10-|", "values: 10",
    ])

    #expect(chart.title == "Marbles of map(x10)")
    #expect(chart.parts.count == 3)
    #expect(chart.parts[1] == .box("map(x10)"))
    #expect(chart.rows.map(texts) == [["1@2", "|@5"], ["10@2", "|@5"]])
  }

  @Test func `a cold source is drawn from each of its subscriptions on`() throws {
    let rows = try rows(
      """
      a:         -1-#
      a:         ^--!
      a:            ^--!
      retry(2):  -1--1-#
      """
    )

    #expect(rows.map(\.label) == ["a", "a, again", "retry(2)"])
    #expect(rows.map(\.start) == [0, 3, 0])
    #expect(texts(rows[1]) == ["^@3", "1@4", "#@6"])
  }

  @Test func `what comes after a disposal is heard by nobody`() throws {
    let rows = try rows(
      """
      a:        -1-2-3|
      a:        ^--!
      take(2):  -1-(2|)
      """
    )

    #expect(texts(rows[0]) == ["1@1", "2@3", "(3)@5", "|@6", "!@3"])
  }

  @Test func `a source that ends by itself is not shown as disposed`() throws {
    let rows = try rows("a:      -1|\na:      ^-!\nlast(): --(1|)")

    #expect(texts(rows[0]) == ["1@1", "|@2"])
  }

  @Test func `a hot source shows where the observer subscribes, in all rows`() throws {
    let chart = try MarblePicture.chart(of: ["subject:  -1-^-2-", "skip(0):     --2-"])

    #expect(chart.guides == [3])
    #expect(chart.rows.map(\.start) == [0, 3])
  }

  @Test func `values are written out where there is room for them`() throws {
    let values = ["values: a = [1, 2]", "values: b = [3]"]
    let wide = try MarblePicture(["source:     -12-3----|", "buffer(2):  --a------(b|)"] + values)
    let narrow = try MarblePicture(["source:     -12-3|", "buffer(2):  --ab-|"] + values)

    #expect(wide.svg.contains(">[1, 2]</text>"))
    #expect(narrow.svg.contains(">a</text>"))
    #expect(narrow.svg.contains("a = [1, 2]; b = [3]"))
  }

  @Test func `an error says which one it is`() throws {
    let picture = try MarblePicture(["source:    -1|", "single(0): -1#", "values: # = tooMany<1>"])

    #expect(picture.svg.contains(">tooMany&lt;1&gt;</text>"))
  }

  @Test func `a block that can't be read is not drawn`() {
    #expect(throws: PictureFault.self) { try MarblePicture(["source: -?-|", "map(1): --"]) }
  }

  @Test func `the same block makes the same file`() throws {
    let block = ["a:            --1|", "b:            --2|", "merge(a, b):  --(12)|"]

    #expect(try MarblePicture(block).svg == MarblePicture(block).svg)
  }
}

@Suite struct `Timelines` {
  private func rows(_ lines: String...) throws -> [MarbleChart.Row] {
    try Timeline(title: "Time", lines: lines).chart.rows
  }

  @Test func `a subscription is a bar, and one without an end goes on`() throws {
    let rows = try rows("first:  ^--!", "second:  ^-!  ^--")

    #expect(rows[0].bars == [.init(start: 0, end: 3)])
    #expect(rows[1].bars.map(\.start) == [1, 6])
    #expect(rows[1].bars.map(\.end) == [3, nil])
    #expect(rows.allSatisfy { !$0.hasAxis })
  }

  @Test func `a stretch of time has a text, and marbles may stand beside it`() throws {
    let row = try rows("thread:  --[work ]-1")[0]

    #expect(row.spans == [.init(ticks: 2..<8, text: "work")])
    #expect(row.marks == [.init(tick: 10, sign: .element(name: "1", text: "1"))])
    #expect(row.hasAxis)
  }

  @Test func `a text of unknown marbles is not drawn`() {
    #expect(throws: PictureFault.self) { try rows("thread:  --?--") }
  }
}
