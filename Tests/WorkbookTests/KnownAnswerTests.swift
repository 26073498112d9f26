import Testing

@testable import WorkbookKit

@Suite struct `Known answers` {
  private let solution = ChapterSources([
    "A.swift": "// exercise 1.1: A\na\n// end 1.1\n// exercise 1.2: B\nb\n// end 1.2\n",
    "B.swift": "// exercise 1.1: C\nc\n// end 1.1\n",
  ])

  private func key(_ file: String, _ number: Int) -> RegionKey {
    RegionKey(file: file, exercise: ExerciseID(1, number), ordinal: 0)
  }

  private func codes(_ name: String, _ text: String) throws -> [RegionKey: [String]] {
    try KnownAnswer(name: name, text: text).bodies(over: solution).mapValues { $0.map(\.text) }
  }

  @Test func `blocks take the places of regions in order`() throws {
    let text = """
      // It forgets the second,
      // and more.

      // exercise 1.1
      x
      // end 1.1
      // exercise 1.1
      y
      // end 1.1
      """

    #expect(
      try codes("1.1-forgets.swift", text) == [key("A.swift", 1): ["x"], key("B.swift", 1): ["y"]]
    )
    #expect(
      try KnownAnswer(name: "1.1-forgets.swift", text: text).summary
        == "It forgets the second, and more."
    )
  }

  @Test func `a block may name its file`() throws {
    let text = "// Wrong.\n\n// exercise 1.1 in B.swift\nx\n// end 1.1\n"

    #expect(try codes("1.1-wrong.swift", text) == [key("B.swift", 1): ["x"]])
  }

  @Test func `a file without markers is the text of the one region`() throws {
    #expect(try codes("1.2-wrong.swift", "// Wrong.\n\nx\ny\n") == [key("A.swift", 2): ["x", "y"]])
  }

  @Test func `a block may belong to an exercise that helps`() throws {
    let text = "// Wrong.\n\n// exercise 1.1\nx\n// end 1.1\n// exercise 1.2\ny\n// end 1.2\n"
    let mistake = try KnownAnswer(name: "1.2-wrong.swift", text: text)

    #expect(mistake.exercise == ExerciseID(1, 2))
    #expect(try mistake.bodies(over: solution).count == 2)
  }

  @Test func `a block may say only which lines of the solution it replaces`() throws {
    let solution = ChapterSources([
      "A.swift": "// exercise 1.1: A\n  a {\n    b\n    c\n  }\n  // end 1.1\n",
      "B.swift": "// exercise 1.1: C\nd\ne\n// end 1.1\n",
    ])
    let text = """
      // Wrong.

      // exercise 1.1
      // instead of: b
      // instead of: c
      x {
        e
      }

      // instead of: e
      b
      // end 1.1
      """
    let bodies = try KnownAnswer(name: "1.1-wrong.swift", text: text).bodies(over: solution)

    #expect(
      bodies.mapValues { $0.map(\.text) } == [
        key("A.swift", 1): ["  a {", "    x {", "      e", "    }", "  }"],
        key("B.swift", 1): ["d", "b"],
      ]
    )
  }

  @Test func `a wrong answer may change a right one in another style`() throws {
    let right = try KnownAnswer(
      name: "1.2-other.swift",
      text: "// In another style.\n\n// exercise 1.2\nx\ny\n// end 1.2\n"
    )
    let wrong = try KnownAnswer(
      name: "1.2-wrong.swift",
      text: """
        // Wrong.
        // Changes: 1.2-other.swift

        // exercise 1.2
        // instead of: y
        z
        // end 1.2
        """
    )

    #expect(wrong.base == "1.2-other.swift" && wrong.summary == "Wrong.")
    let bodies = try wrong.bodies(over: solution, base: right)
    #expect(bodies.mapValues { $0.map(\.text) } == [key("A.swift", 2): ["x", "z"]])
  }

  @Test(arguments: [("z", 0), ("b", 2)])
  func `lines that are replaced stand in one place`(old: String, places: Int) throws {
    let solution = ChapterSources(["A.swift": "// exercise 1.1: A\na\nb\nb\n// end 1.1\n"])
    let edits = "// instead of: a\nx\n// instead of: \(old)\n"
    let text = "// Wrong.\n\n// exercise 1.1\n\(edits)// end 1.1\n"
    let answer = try KnownAnswer(name: "1.1-wrong.swift", text: text)

    #expect(throws: KnownAnswerError.notOnePlace(line: 6, places: places)) {
      try answer.bodies(over: solution)
    }
  }

  @Test(arguments: [
    Faulty("wrong.swift", "// Wrong.\n", .badName),
    Faulty("1.1-wrong.swift", "x\n", .noSummary),
    Faulty(
      "1.1-wrong.swift",
      "// Wrong.\n\n// exercise 1.1\n",
      .markers(.beginWithoutEnd(ExerciseID(1, 1), line: 3))
    ),
    Faulty("1.3-wrong.swift", "// Wrong.\n\nx\n", .unknownExercise(ExerciseID(1, 3), line: 1)),
    Faulty(
      "1.2-wrong.swift",
      "// Wrong.\n\n// exercise 1.2\n// end 1.2\n// exercise 1.2\n// end 1.2\n",
      .tooManyBlocks(ExerciseID(1, 2), line: 5, regions: 1)
    ),
    Faulty(
      "1.2-wrong.swift",
      "// Wrong.\n\n// exercise 1.2 in C.swift\n// end 1.2\n",
      .tooManyBlocks(ExerciseID(1, 2), line: 3, regions: 1)
    ),
  ])
  func `a faulty file is an error`(_ faulty: Faulty) {
    #expect(throws: faulty.error) { try codes(faulty.name, faulty.text) }
  }

  /// A file, and what is wrong with it.
  struct Faulty: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let error: KnownAnswerError

    init(_ name: String, _ text: String, _ error: KnownAnswerError) {
      self.name = name
      self.text = text
      self.error = error
    }

    var testDescription: String { "\(name): \(text.debugDescription) -> \(error)" }
  }
}
