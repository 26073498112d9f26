import Testing

@testable import WorkbookKit

@Suite struct `Region parser` {
  @Test func `takes a file apart and joins it again to the letter`() {
    let text = """
      struct Bag {
        // exercise 2.2: Take it out,
        //   and return it.
        // starts as: return nil
        return take()
        // end 2.2
      }
      """
    let file = RegionFile(text)

    #expect(file.errors.isEmpty)
    #expect(file.text { _, _ in nil } == text)
    #expect(file.segments.count == 3)
    let region = file.regions.first
    #expect(region?.id == ExerciseID(2, 2))
    #expect(region?.goal == "Take it out, and return it.")
    #expect(region?.line == 2)
    #expect(region?.firstLineOfBody == 5)
    #expect(region?.body.map(\.text) == ["  return take()"])
  }

  @Test func `tells one region of an exercise from the next`() {
    let sources = ChapterSources([
      "A.swift": "// exercise 1.1: A\na\n// end 1.1\n// exercise 1.1: B\nb\n// end 1.1\n",
      "B.swift": "// exercise 1.1: C\nc\n// end 1.1\n",
    ])

    #expect(sources.regions.map(\.region.goal) == ["A", "B", "C"])
    #expect(sources.regions.map(\.key.ordinal) == [0, 1, 0])
  }

  @Test(arguments: [
    Faulty("a\n// end 1.1\n", .endWithoutBegin(ExerciseID(1, 1), line: 2)),
    Faulty("// exercise 1.1: A\na\n", .beginWithoutEnd(ExerciseID(1, 1), line: 1)),
    Faulty(
      "// exercise 1.1: A\n// exercise 1.2: B\n// end 1.2\n",
      .nested(ExerciseID(1, 2), line: 2, inside: ExerciseID(1, 1), outerLine: 1)
    ),
    Faulty(
      "// exercise 1.1: A\n// end 1.2\n",
      .wrongEnd(ExerciseID(1, 2), line: 2, inside: ExerciseID(1, 1), outerLine: 1)
    ),
    Faulty("// exercise 1.x: A\n", .unreadable(line: 1)),
    Faulty("// exercise 1.1: A\n// end 1.\n// end 1.1\n", .unreadable(line: 2)),
    Faulty("// starts as: b\n", .misplacedStartsAs(line: 1)),
    Faulty(
      "// exercise 1.1: A\n// starts as: a\nb\n// starts as: c\n// end 1.1\n",
      .misplacedStartsAs(line: 4)
    ),
    Faulty(
      "// exercise 1.1: A\na\n// starts as: b\nc\n// starts as: d\n// end 1.1\n",
      .misplacedStartsAs(line: 5)
    ),
    Faulty("// from here on alike\n", .misplacedAlike(line: 1)),
    Faulty(
      "// exercise 1.1: A\n// starts as: a\nb\n// from here on alike\nc\n// end 1.1\n",
      .misplacedAlike(line: 4)
    ),
    Faulty(
      "// exercise 1.1: A\na\n// from here on alike\nb\n// end 1.1\n",
      .misplacedAlike(line: 3)
    ),
  ])
  func `says what is wrong, and in which line`(_ faulty: Faulty) {
    let file = RegionFile(faulty.text)

    #expect(file.errors == [faulty.error])
    #expect(file.text { _, _ in nil } == faulty.text, "An error loses no text.")
  }

  @Test func `goes on behind a region that was never closed`() {
    let file = RegionFile("// exercise 1.1: A\na\n// exercise 1.2: B\nb\n// end 1.2\n")

    #expect(file.regions.map(\.id) == [ExerciseID(1, 2)])
  }

  @Test(arguments: [
    "// exercise the muscles", "// the end 1.1", "/// exercise 1.1: A", "// end of the list",
    "let x = 1 // exercise 1.1: A",
  ])
  func `takes other comments for what they are`(_ line: String) {
    #expect(Marker(SourceLine(line)) == nil)
  }

  @Test func `reads tabs and Windows line ends`() {
    let text =
      "a\r\n\t// exercise 1.1: A\r\n\t//\tmore\r\n\t// starts as: x\r\n\tb\r\n\t// end 1.1\r\n"
    let file = RegionFile(text)

    #expect(file.errors.isEmpty)
    #expect(file.regions.first?.goal == "A more")
    #expect(file.regions.first?.starterBody.map(\.text) == ["\tx"])
    #expect(file.text { _, _ in nil } == text)
  }

  /// A text, and the error that it has.
  struct Faulty: CustomTestStringConvertible, Sendable {
    let text: String
    let error: RegionError

    init(_ text: String, _ error: RegionError) {
      self.text = text
      self.error = error
    }

    var testDescription: String { "\(text.debugDescription) -> \(error)" }
  }
}
