import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

/// Which gap a test is about: how that is found, written down, and used.
@Suite struct `Marks of gaps` {
  private let exercise = ExerciseID(8, 2)
  private let text = """
    8.2 Line.swift 1
      the second waits
    8.2 Line.swift 2
    8.2 Merge.swift 1
      it completes
      nobody is called twice

    """

  private func gap(_ file: String, _ ordinal: Int = 0) -> RegionKey {
    RegionKey(file: file, exercise: exercise, ordinal: ordinal)
  }

  @Test func `say what they have read`() {
    let marks = GapMarks(text)
    #expect(marks.text == text)
    #expect(marks.gap(of: "it completes", in: exercise) == gap("Merge.swift"))
    #expect(marks.gap(of: "it completes", in: ExerciseID(8, 3)) == nil)
    #expect(marks.tests[gap("Line.swift", 1)] == [])
  }

  @Test func `leave out a line that can't be read, and what belongs to it`() {
    let marks = GapMarks("  lost\n8.2 Line.swift\n  lost\n8.2 Line.swift x\n" + text)
    #expect(marks == GapMarks(text))
  }

  @Test func `name the gap of the first test, or else the only one that is named`() {
    let marks = GapMarks(text)
    let of = { (names: [String]) in marks.gap(behind: names, in: exercise) }
    #expect(of(["it completes", "the second waits"]) == gap("Merge.swift"))
    #expect(of(["?", "the second waits", "??"]) == gap("Line.swift"))
    #expect(of(["?", "the second waits", "it completes"]) == nil)
    #expect(of([]) == nil)
  }

  // MARK: How they are found

  /// A chapter with two gaps in an exercise.
  private func twoGaps() throws -> FixtureBook {
    let book = try FixtureBook()
    for name in ["A.swift", "B.swift"] {
      let solution = """
        // exercise 1.1: Return one.
        // starts as: return 0
        return 1
        // end 1.1

        """
      try book.tree.write(solution, to: "Solutions/01-First/\(name)")
      try book.tree.write(RegionFile(solution).starter, to: "Chapters/01-First/\(name)")
    }
    return book
  }

  private func sources(_ book: FixtureBook) throws -> ChapterSources {
    try ChapterSources(reading: "Solutions/01-First", in: book.tree)
  }

  private func record(failing names: [String], of all: [String]) -> RunRecord {
    var stream = EventStream()
    var record = RunRecord()
    let lines = all.flatMap { name in
      [Line.test(1, name), Line.started(1, name)]
        + (names.contains(name) ? [Line.failed(1, name)] : []) + [Line.ended(1, name)]
    }
    for event in stream.read(Array((lines.joined(separator: "\n") + "\n").utf8)) {
      record.note(event)
    }
    return record
  }

  @Test func `name a test that failed for the sake of one gap alone`() throws {
    let book = try twoGaps()
    let (a, b) = (
      RegionKey(file: "A.swift", exercise: ExerciseID(1, 1), ordinal: 0),
      RegionKey(file: "B.swift", exercise: ExerciseID(1, 1), ordinal: 0)
    )
    let solution = try sources(book)
    #expect(solution.gapsOfSeveral == [a, b])
    let evidence = GapEvidence(solution, GapMarks())
    let all = ["both", "only a", "only b", "never"]
    evidence.note(record(failing: ["both", "only a"], of: all), wrong: a)
    evidence.note(record(failing: ["both", "only b"], of: all), wrong: b)
    #expect(evidence.found.text == "1.1 A.swift 1\n  only a\n1.1 B.swift 1\n  only b\n")
    #expect(evidence.missing == [])
  }

  @Test func `are doubted by a wrong answer in another gap, and by a test that is gone`() throws {
    let book = try twoGaps()
    let solution = try sources(book)
    let marks = GapMarks("1.1 A.swift 1\n  x\n  gone\n1.1 B.swift 1\n")
    let evidence = GapEvidence(solution, marks)
    let (a, b) = (solution.gapsOfSeveral[0], solution.gapsOfSeveral[1])
    #expect(evidence.note(record(failing: ["x"], of: ["x", "y"]), wrong: a) == [])
    #expect(evidence.note(record(failing: ["x", "y"], of: ["x", "y"]), wrong: b) == ["x"])
    #expect(evidence.missing == ["gone"])
  }

  @Test func `come from answers in which one gap is wrong`() throws {
    let book = try twoGaps()
    let solution = try sources(book)
    let evidence = GapEvidence(solution, GapMarks())
    let (a, b) = (solution.gapsOfSeveral[0], solution.gapsOfSeveral[1])
    let wrong = SourceLine.lines(of: "return 7\n")
    let same = solution.region(b)?.body ?? []
    #expect(evidence.onlyGap(in: [a: wrong, b: same], of: solution) == a)
    #expect(evidence.onlyGap(in: [a: wrong, b: wrong], of: solution) == nil)
    #expect(evidence.onlyGap(in: [b: same], of: solution) == nil)
  }

  // MARK: Verify, and the command

  private func findings(_ book: FixtureBook) throws -> [VerifyFinding] {
    SyncCheck(chapter: try book.chapter, tree: book.tree)
      .findings(
        try ChapterSources(reading: "Chapters/01-First", in: book.tree),
        try sources(book)
      )
  }

  @Test func `are missed where an exercise has several gaps, and nowhere else`() throws {
    #expect(try findings(try FixtureBook()) == [])
    let book = try twoGaps()
    #expect(try findings(book) == [.staleMarks("Tests/Gaps/01-First.txt", 1)])
    try book.tree.write("1.1 A.swift 1\n1.1 B.swift 1\n", to: "Tests/Gaps/01-First.txt")
    #expect(try findings(book) == [])
    try book.tree.write("1.1 A.swift 1\n1.1 B.swift 2\n", to: "Tests/Gaps/01-First.txt")
    #expect(try findings(book) == [.staleMarks("Tests/Gaps/01-First.txt", 1)])
  }

  /// Whichever of the two files is wrong, the test fails.
  private static let tests = """
    known
    good=pass
    for name in A B; do
      mine=Chapters/01-First/$name.swift
      place=$([ $name = A ] && echo 0 || echo 1)
      if grep -q workbookChoice $mine; then
        case ",$WORKBOOK_CHOICE" in *,$place:*) good=fail ;; esac
      else
        grep -q "return 1" $mine || good=fail
      fi
    done
    $good 1
    over
    """

  @Test func `are written by the command, and verify holds them against the wrong answers`() throws
  {
    let tested = try TestedBook()
    let book = tested.book
    for name in ["A.swift", "B.swift"] {
      let solution = """
        public func \(name.prefix(1))() -> Int {
          // exercise 1.1: Return one.
          // starts as: return 0
          return 1
          // end 1.1
        }

        """
      try book.tree.write(solution, to: "Solutions/01-First/\(name)")
      try book.tree.write(RegionFile(solution).starter, to: "Chapters/01-First/\(name)")
    }
    let lesson = try book.tree.read("Chapters/01-First/README.md")
    try book.tree.write(
      String(lesson[..<(lesson.firstRange(of: "## 1.2")?.lowerBound ?? lesson.endIndex)]),
      to: "Chapters/01-First/README.md"
    )
    try book.tree.write("@Suite struct `1.1 First` {}\n", to: "Tests/Chapter01Tests/A.swift")
    for name in ["three", "four"] {
      try book.tree.write(
        "// It is \(name).\n\n// exercise 1.1\nreturn \(name.count)\n// end 1.1\n",
        to: "Tests/Mistakes/01-First/1.1-\(name).swift"
      )
    }
    let said = try tested.run("bookkeeper marks 1", tests: Self.tests)
    #expect(said.sentences.contains("2 gaps of exercises that have several"))
    let file = "Tests/Gaps/01-First.txt"
    #expect(
      try book.tree.read(file) == "1.1 A.swift 1\n1.1 B.swift 1\n",
      "The test fails for the sake of both."
    )
    #expect(try tested.run("bookkeeper verify 1.1", tests: Self.tests).code == .done)

    try book.tree.write("1.1 A.swift 1\n1.1 B.swift 1\n  a\n", to: file)
    let misled = try tested.run("bookkeeper verify 1.1", tests: Self.tests)
    #expect(misled.code == .failing)
    #expect(misled.sentences.contains("is said to be about"))

    try book.tree.write("1.1 A.swift 1\n  gone\n1.1 B.swift 1\n", to: file)
    let gone = try tested.run("bookkeeper verify 1.1", tests: Self.tests)
    #expect(gone.sentences.contains("no test is called “gone”"))
  }
}
