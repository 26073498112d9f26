import Testing

@testable import WorkbookKit

@Suite struct Starters {
  @Test func `a body gives way to nothing if nothing is said`() {
    let file = RegionFile("f {\n  // exercise 1.1: A\n  a\n  // end 1.1\n}\n")

    #expect(file.starter == "f {\n  // exercise 1.1: A\n  // end 1.1\n}\n")
  }

  @Test func `a body gives way to what it starts as`() {
    let file = RegionFile(
      """
        // exercise 1.1: A
        //   and more
        // starts as: if x {
        // starts as:   y
        // starts as:
        // starts as: }
        a
        // end 1.1
      """
    )

    #expect(
      file.starter == """
          // exercise 1.1: A
          //   and more
          if x {
            y

          }
          // end 1.1
        """
    )
  }

  @Test func `a few lines of a body may give way, and the rest stays`() {
    let text = """
        // exercise 1.1: A
        a {
          // starts as: x
          // starts as:   y
          b
          c
          // from here on alike
          d
          // starts as:
          e
        // from here on alike
        }
        // end 1.1
      """
    let file = RegionFile(text)

    #expect(file.errors.isEmpty)
    #expect(
      file.starter == """
          // exercise 1.1: A
          a {
            x
              y
            d
          }
          // end 1.1
        """
    )
    #expect(
      file.regions.first?.body.map(\.text) == ["  a {", "    b", "    c", "    d", "    e", "  }"]
    )
    #expect(file.text { _, _ in nil } == text)
  }

  @Test func `what a part of a body starts as may go on to its end`() {
    let file = RegionFile("// exercise 1.1: A\na\n// starts as: x\nb\nc\n// end 1.1\n")

    #expect(file.starter == "// exercise 1.1: A\na\nx\n// end 1.1\n")
  }

  @Test func `a body may be given as it is`() {
    let text = "// exercise 1.1: A\n// from here on alike\na\n// end 1.1\n"
    let file = RegionFile(text)

    #expect(file.errors.isEmpty)
    #expect(file.starter == "// exercise 1.1: A\na\n// end 1.1\n")
    #expect(file.regions.first?.body.map(\.text) == ["a"])
  }

  @Test func `a starter of a starter is the same for a region without code`() {
    let starter = RegionFile("  // exercise 1.1: A\n  a\n  // end 1.1\nb").starter

    #expect(RegionFile(starter).starter == starter)
  }

  @Test func `new code takes on the line ends of the file`() {
    let file = RegionFile("a\r\n// exercise 1.1: A\r\nb\r\n// end 1.1\r\n")
    let text = file.text { _, _ in [SourceLine("c"), SourceLine("d")] }

    #expect(text == "a\r\n// exercise 1.1: A\r\nc\r\nd\r\n// end 1.1\r\n")
  }

  @Test func `only the regions that are meant change`() {
    let text = "// exercise 1.1: A\na\n// end 1.1\n// exercise 1.1: B\nb\n// end 1.1"
    let file = RegionFile(text)

    #expect(
      file.text { _, ordinal in ordinal == 1 ? [SourceLine("c")] : nil }
        == text.replacing("\nb\n", with: "\nc\n")
    )
  }

  @Test func `work is told from a starter, whatever the line ends`() {
    let reference = ChapterSources([
      "A.swift": "// exercise 1.1: A\n// starts as: x\na\n// end 1.1\n"
    ])
    let fresh = ChapterSources(["A.swift": "// exercise 1.1: A\r\nx \r\n// end 1.1\r\n"])
    let begun = ChapterSources(["A.swift": "// exercise 1.1: A\ny\n// end 1.1\n"])
    let id = ExerciseID(1, 1)

    let untouched = ChapterText(starter: fresh, solution: reference)
    #expect(untouched.isPristine(id) && untouched.edits.isEmpty)
    let edited = ChapterText(starter: begun, solution: reference)
    #expect(!edited.isPristine(id))
    #expect(edited.edits == [.init(file: "A.swift", exercises: [id])])
  }

  @Test func `a file that can't be read holds work`() {
    let reference = ChapterSources(["A.swift": "// exercise 1.1: A\n// end 1.1\n"])
    let broken = ChapterSources(["A.swift": "// exercise 1.1: A\n"])

    #expect(
      ChapterText(starter: broken, solution: reference).edits
        == [.init(file: "A.swift", exercises: [])]
    )
  }
}
