import Foundation
import Testing

@testable import WorkbookKit

@Suite struct `The progress file` {
  private let book: FixtureBook
  private let warnings = Written()

  init() throws {
    book = try FixtureBook()
  }

  private var store: ProgressStore {
    let terminal = Terminal(isInteractive: false, hasColour: false, width: 80)
    let console = Console(terminal, program: "workbook") { [warnings] in warnings.add($0) }
    return ProgressStore(book.tree) { console.show($0) }
  }

  private func report(_ states: [ExerciseState]) throws -> ChapterReport {
    let chapter = try book.chapter
    return ChapterReport(
      chapter: chapter,
      compileFailure: nil,
      exercises: zip(chapter.exercises, states)
        .map {
          ExerciseReport(exercise: $0, state: $1, tests: [])
        },
      otherFailures: [],
      endedCount: 1,
      text: ChapterText(starter: ChapterSources([:]), solution: ChapterSources([:])),
      areTestsChanged: false,
      buildSeconds: 0,
      testSeconds: 0
    )
  }

  @Test func `is written and read again`() {
    store.update { $0.hints["1.1"] = 2 }

    #expect(store.load().hints == ["1.1": 2])
    #expect(book.tree.names(in: ".workbook") == ["progress.json"], "Nothing half-written stays.")
  }

  @Test func `a file that can't be read is set aside, and said`() throws {
    try book.tree.write("{ no", to: ProgressStore.file)

    #expect(store.load() == Progress())
    let names = book.tree.names(in: ".workbook")
    #expect(names.count == 1 && names.first?.hasPrefix("progress.corrupt-") == true)
    #expect(warnings.text.contains("can't be read"))
    #expect(warnings.text.contains(names.first ?? "?"))
  }

  @Test func `a folder that can't be written to is said, and is no reason to stop`() throws {
    try book.tree.write("a file where the folder should be", to: ".workbook")
    store.update { $0.hints["1.1"] = 1 }

    #expect(warnings.text.contains("could not be saved"))
  }

  @Test func `a chapter is done until one of its files changes`() throws {
    let chapter = try book.chapter
    let before = Fingerprint.of(chapter, in: book.tree)
    let report = try report([.done, .done])
    store.update { $0.note(report, isWhole: true, fingerprint: before, at: 0) }

    #expect(store.load().isDone(chapter, fingerprint: before))
    try book.tree.write("// changed", to: "Chapters/01-First/A.swift")
    let after = Fingerprint.of(chapter, in: book.tree)
    #expect(!store.load().isDone(chapter, fingerprint: after))
  }

  @Test func `an exercise that is reset is forgotten`() throws {
    let chapter = try book.chapter
    let report = try report([.done, .done])
    store.update {
      $0.note(report, isWhole: true, fingerprint: "x", at: 0)
      $0.forget(ExerciseID(1, 1))
    }

    #expect(!store.load().isDone(ExerciseID(1, 1)))
    #expect(store.load().isDone(ExerciseID(1, 2)))
    #expect(!store.load().isDone(chapter, fingerprint: "x"))
  }

  @Test func `one exercise that was tested leaves the others as they were`() throws {
    let (whole, one) = (try report([.done, .failing]), try report([.failing]))
    store.update {
      $0.note(whole, isWhole: true, fingerprint: "x", at: 0)
      $0.note(one, isWhole: false, fingerprint: "y", at: 0)
    }

    #expect(store.load().chapters["1"]?.exercises == ["1.1": "failing", "1.2": "failing"])
  }
}
