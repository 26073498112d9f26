import Testing

@testable import WorkbookKit

@Suite struct `The way through the book` {
  private let book: Book
  private let fixture: FixtureBook

  init() throws {
    fixture = try FixtureBook(chapters: 3)
    book = Book(reading: fixture.tree)
  }

  private func position(done: [ExerciseID] = [], chapters: Set<Int> = []) -> Position {
    var progress = Progress()
    for id in done {
      progress.chapters[
        "\(id.chapter)",
        default: .init(fingerprint: "", exercises: [:], isDone: false)
      ]
      .exercises["\(id)"] = "done"
    }
    return Position(book, progress) { chapters.contains($0.number) }
  }

  @Test func `leads to the next exercise that is open, and back to one that was left out`() {
    #expect(position().step(after: ExerciseID(1, 1)) == .exercise(ExerciseID(1, 2)))
    #expect(position().step(after: ExerciseID(1, 2)) == .exercise(ExerciseID(1, 1)))
  }

  @Test func `asks the whole chapter once all its exercises are done`() throws {
    let chapter = try book.chapter(1)

    #expect(position(done: [ExerciseID(1, 1)]).step(after: ExerciseID(1, 2)) == .confirm(chapter))
  }

  @Test func `leads from a chapter to the next one that is open, and to one that was left out`()
    throws
  {
    #expect(
      position(chapters: [1]).step(after: try book.chapter(1)) == .exercise(ExerciseID(2, 1))
    )
    #expect(
      position(done: [ExerciseID(1, 1)], chapters: [3]).step(after: try book.chapter(3))
        == .exercise(ExerciseID(1, 2))
    )
    #expect(position(chapters: [1, 2, 3]).step(after: try book.chapter(3)) == .end)
  }

  @Test func `leads past an exercise that stays open`() {
    let all = [ExerciseID(3, 2)]

    #expect(
      position(done: all, chapters: [1, 2]).step(past: ExerciseID(3, 1)) == .end
    )
    #expect(position(done: all).step(past: ExerciseID(3, 1)) == .exercise(ExerciseID(1, 1)))
  }
}
