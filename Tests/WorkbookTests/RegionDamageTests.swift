import Testing

@testable import WorkbookKit

@Suite struct `Damaged files` {
  private static let text = """
    // exercise 1.1: A
    a
    // end 1.1
    // exercise 1.2: B
    // starts as: x
    b
    // end 1.2

    """
  private let reference = ChapterSources(["A.swift": text, "Given.swift": "given"])

  private func damage(_ texts: [String: String]) -> [RegionDamage] {
    ChapterText(starter: ChapterSources(texts), solution: reference).damage
  }

  @Test func `a whole file has none`() {
    #expect(damage(["A.swift": reference.starterTexts["A.swift"] ?? ""]).isEmpty)
  }

  @Test func `a file that is gone is named`() {
    #expect(damage([:]) == [.missingFile("A.swift", ExerciseID(1, 1), strangers: [])])
    let renamed = damage(["Mine.swift": "", "Given.swift": "given"])
    #expect(renamed == [.missingFile("A.swift", ExerciseID(1, 1), strangers: ["Mine.swift"])])
  }

  @Test func `a region that is gone is named with its goal`() {
    let key = RegionKey(file: "A.swift", exercise: ExerciseID(1, 2), ordinal: 0)

    #expect(
      damage(["A.swift": "// exercise 1.1: A\n// end 1.1\n"]) == [.missingRegion(key, goal: "B")]
    )
  }

  @Test func `a region that was pasted twice is named with its line`() {
    let key = RegionKey(file: "A.swift", exercise: ExerciseID(1, 1), ordinal: 1)
    let found = damage(["A.swift": "// exercise 1.1: A\n// end 1.1\n" + Self.text])

    #expect(found == [.extraRegion(key, line: 3)])
    #expect(found.first?.concerns(ExerciseID(1, 1), in: reference) == true)
    #expect(found.first?.concerns(ExerciseID(1, 2), in: reference) == false)
  }

  @Test func `a damaged file is restored around the code of other exercises`() {
    let mine = ChapterSources(["A.swift": "// exercise 1.1: A\nmine\n// end 1.1\nlost"])
    let rewrite = Rewrite(
      restoring: [ExerciseID(1, 2)],
      in: ChapterText(starter: mine, solution: reference)
    )

    #expect(rewrite.lost.isEmpty)
    #expect(
      rewrite.texts == [
        "A.swift": "// exercise 1.1: A\nmine\n// end 1.1\n// exercise 1.2: B\nx\n// end 1.2\n"
      ]
    )
  }

  @Test func `what can't be carried over is named`() {
    let mine = ChapterSources(["A.swift": "// exercise 1.1: A\nmine"])
    let rewrite = Rewrite(
      restoring: [ExerciseID(1, 2)],
      in: ChapterText(starter: mine, solution: reference)
    )

    #expect(rewrite.lost == [ExerciseID(1, 1)])
  }
}
