import Foundation
import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

@Suite struct `The parts of verify` {
  private let first = ExerciseID(1, 1)
  private let second = ExerciseID(1, 2)

  private func judge(_ lines: [String]) -> Judge {
    var stream = EventStream()
    var record = RunRecord()
    for event in stream.read(Array((lines.joined(separator: "\n") + "\n").utf8)) {
      record.note(event)
    }
    return Judge(record, .starter)
  }

  private var oneOfTwo: Judge {
    judge([
      Line.test(1, "a"), Line.test(2, "b"), Line.started(1, "a"), Line.ended(1, "a"),
      Line.started(2, "b"), Line.failed(2, "b"), Line.ended(2, "b"),
    ])
  }

  @Test func `who should pass has to pass`() {
    #expect(oneOfTwo.passing([first]).isEmpty)
    #expect(oneOfTwo.passing([first, second]).count == 1)
  }

  @Test func `who should fail has to fail`() {
    #expect(oneOfTwo.failing([second]).isEmpty)
    #expect(oneOfTwo.failing([first, second]) == [.passes(.starter, first)])
  }

  @Test func `a suite that did not run is no proof`() {
    let id = ExerciseID(1, 3)

    #expect(oneOfTwo.passing([id]) == [.noTest(.starter, id)])
    #expect(oneOfTwo.failing([id]) == [.noTest(.starter, id)])
  }

  @Test func `an error that came through is no expectation that failed`() {
    let thrown = Line.failed(1, "a").replacing("Expectation failed:", with: "Caught error:")
    let judge = judge([Line.test(1, "a"), thrown, Line.ended(1, "a")])

    #expect(
      judge.failing([first])
        == [.failsByError(.starter, first, "Caught error: (x → 1) == 2")]
    )
  }

  @Test func `a wrong answer that passes is accepted, and that is a finding`() throws {
    let mistake = try KnownAnswer(name: "1.1-wrong.swift", text: "// Wrong.\n\nx\n")
    let passing = judge([Line.test(1, "a"), Line.started(1, "a"), Line.ended(1, "a")])

    #expect(
      passing.rejecting(mistake, file: "f") == [.mistakeAccepted("f", summary: "Wrong.")]
    )
  }

  @Test func `starters have to be what the solutions generate`() throws {
    let book = try FixtureBook()
    let chapter = try book.chapter
    let findings = {
      SyncCheck(chapter: chapter, tree: book.tree)
        .findings(
          try ChapterSources(reading: chapter.starters, in: book.tree),
          try ChapterSources(reading: chapter.solutions, in: book.tree)
        )
    }
    #expect(try findings().isEmpty)

    try book.tree.write(book.starter + "\n", to: "Chapters/01-First/A.swift")
    try book.tree.write("", to: "Chapters/01-First/B.swift")
    try FileManager.default.removeItem(atPath: book.tree.path(chapter.solutionTests))
    #expect(
      try findings() == [
        .starterDiffers(file: "Chapters/01-First/A.swift", line: 12),
        .starterTooMuch(file: "Chapters/01-First/B.swift"),
        .brokenLink("Tests/Solution01Tests", to: "Chapter01Tests"),
      ]
    )
  }

  @Test func `a copy follows its original, links and all, and leaves equal files alone`() throws {
    let book = try FixtureBook()
    try book.tree.write("hidden", to: ".git/HEAD")
    let copy = TreeCopy(of: book.tree, at: ".build/verify/1")
    try copy.refresh()
    let file = "Chapters/01-First/A.swift"
    let before = copy.tree.changed(file)

    #expect(try copy.tree.read(file) == book.starter)
    #expect(!copy.tree.exists(".git"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: copy.tree.path("Tests/Solution01Tests")
      ) == "Chapter01Tests"
    )
    try copy.tree.write("more", to: "Tests/Chapter01Tests/B.swift")
    try book.tree.write("new", to: "Solutions/01-First/A.swift")
    try copy.refresh()
    #expect(copy.tree.changed(file) == before)
    #expect(!copy.tree.exists("Tests/Chapter01Tests/B.swift"))
    #expect(try copy.tree.read("Solutions/01-First/A.swift") == "new")
  }
}
