import Testing

@testable import WorkbookKit

@Suite struct `To compare` {
  private func shown(
    _ old: [String],
    _ new: [String],
    columns: Int,
    hasColour: Bool = false
  ) -> String {
    let comparison = RegionComparison(
      file: "A.swift",
      line: 3,
      goal: "Return one.",
      difference: LineDifference(from: old, to: new)
    )
    let blocks = Messages.comparison(
      of: Exercise(id: ExerciseID(1, 1), title: "First"),
      [comparison],
      columns: columns
    )
    let terminal = Terminal(isInteractive: true, hasColour: hasColour, width: columns)
    return Renderer(terminal: terminal, program: "workbook").text(blocks)
  }

  private let old = ["let one = 1", "return one", "// mine"]
  private let new = ["let one = 2", "return one", "// Why it is two.", "// Because."]

  @Test func `tokens are names, numbers, blanks and single signs`() {
    #expect(
      CodeTokens.of("  let a1_b = f(x)?.y")
        == ["  ", "let", " ", "a1_b", " ", "=", " ", "f", "(", "x", ")", "?", ".", "y"]
    )
    #expect(CodeTokens.of("").isEmpty)
  }

  @Test func `only the tokens that differ are told apart`() {
    let pair = LinePair("let one = 1", "let one = 2")

    #expect(
      pair.old == [
        .init(text: "let one = ", isDifferent: false), .init(text: "1", isDifferent: true),
      ]
    )
    #expect(pair.new.last == .init(text: "2", isDifferent: true))
    #expect(pair.likeness == 4.0 / 6)
  }

  @Test func `lines that are alike stand beside each other, the others alone`() {
    let rows = LineDifference(
      from: ["lock.lock()", "value = new", "lock.unlock()"],
      to: ["guard isAlive else { return }", "value = newer"]
    )
    .rows

    #expect(rows.count == 4)
    #expect(rows.contains(.changed(LinePair("value = new", "value = newer"))))
    #expect(rows.contains(.added("guard isAlive else { return }")))
  }

  @Test func `a narrow terminal shows one below the other`() {
    #expect(
      shown(old, new, columns: 80) == """
        1.1 First   - yours   + the reference

        A.swift:3
        Return one.
        - let one = 1
        + let one = 2
          return one
        - // mine
        + // Why it is two.
        + // Because.


        """
    )
  }

  @Test func `a wide terminal shows one beside the other, with marks between`() {
    #expect(
      shown(old, new, columns: 85) == """
        1.1 First

        yours                                       the reference

        A.swift:3
        Return one.
        let one = 1                               | let one = 2
        return one                                  return one
        // mine                                   <
                                                  > // Why it is two.
                                                  > // Because.


        """
    )
  }

  @Test func `only what differs in a line is coloured`() {
    let text = shown(["let one = 1"], ["let one = 2"], columns: 85, hasColour: true)

    #expect(text.contains("let one = \u{1B}[31m1\u{1B}[0m"))
    #expect(text.contains("| let one = \u{1B}[32m2\u{1B}[0m"))
  }

  @Test func `a line that is too long for its column goes on in the next row`() {
    let long = "// " + String(repeating: "x", count: 60)
    let lines = (1...9).map { "line \($0)" }
    let text = shown(lines, lines + [long], columns: 85)

    #expect(text.contains("> // " + String(repeating: "x", count: 38) + "\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 85 })
  }

  @Test func `many long lines are not squeezed into columns`() {
    let long = (1...4).map { "// \($0)" + String(repeating: "x", count: 60) }

    #expect(shown(["return 0"], long, columns: 100).contains("+ // 1xxx"))
  }

  @Test func `the same is said to be the same`() {
    #expect(shown(new, new, columns: 80).contains("Yours says the same."))
  }

  @Test func `the indentation that all lines have is left out`() {
    let difference = LineDifference(
      fromCode: SourceLine.lines(of: "    a()\n\n      b()\n"),
      to: SourceLine.lines(of: "    a()\n")
    )

    #expect(difference.rows == [.same("a()"), .removed(""), .removed("  b()")])
  }
}
