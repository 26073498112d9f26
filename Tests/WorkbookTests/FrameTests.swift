import Testing

@testable import WorkbookKit

@Suite struct `A frame` {
  private func frame(body count: Int, rows: Int, offset: Int = 0) -> Frame {
    Frame(
      head: ["head"],
      body: (0..<count).map { "line \($0)" },
      foot: ["foot"],
      rows: rows,
      offset: offset
    ) { "\($0) more" }
  }

  @Test func `has as many lines as the screen, with the foot at the bottom`() {
    let frame = frame(body: 2, rows: 6)

    #expect(frame.lines == ["head", "line 0", "line 1", "", "", "foot"])
    #expect(frame.furthest == 0)
  }

  @Test func `says how much there is below, and moves to it`() {
    #expect(
      frame(body: 9, rows: 6).lines == ["head", "line 0", "line 1", "line 2", "6 more", "foot"]
    )
    let last = frame(body: 9, rows: 6, offset: 100)
    #expect(last.lines == ["head", "line 6", "line 7", "line 8", "0 more", "foot"])
    #expect(last.furthest == 6)
  }

  @Test(arguments: 1...4) func `fits into a window that is too small for anything`(_ rows: Int) {
    #expect(frame(body: 9, rows: rows).lines.count <= max(rows, 2))
  }

  @Test func `is written in one go, over what is there`() {
    #expect(
      frame(body: 2, rows: 4).sequence
        == "\u{1B}[?2026h\u{1B}[H\u{1B}[2Khead\r\n\u{1B}[2Kline 0\r\n\u{1B}[2Kline 1\r\n"
        + "\u{1B}[2Kfoot\u{1B}[?2026l"
    )
  }

  @Test func `erases nothing behind a line, which may fill the width`() {
    let sequence = frame(body: 2, rows: 4).sequence
    for letter in ["K", "J"] {
      for line in sequence.split(separator: "\r\n") {
        let erasing = "\u{1B}[\(letter)"
        #expect(!line.contains(erasing), "The cursor still stands on the last letter there.")
      }
    }
  }
}
