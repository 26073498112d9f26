import WorkbookKit
import Foundation
import Synchronization

/// Checks that the book is right, chapter by chapter, in copies.
struct VerifyCommand {
  let book: Book
  let console: Console

  /// How many seconds tests may make no progress.
  let timeout: Double

  let environment: [String: String]

  /// Whether each variant is built by itself.
  let isOneByOne: Bool

  /// How often each wrong answer is put to its suite.
  let times: Int

  /// How many of an exercise's wrong answers are tried at most; all of them if it is nil.
  let most: Int?

  /// Whether a part of the checks is enough, as in CI.
  var isSample = false

  /// Which chapter is built, counted on and on; all of them if it is nil.
  var turn: Int?

  /// Whether what a reader is told about each wrong answer is all that is asked for.
  var isTellingMessages = false

  /// Whether it is also written down which gap each test is about.
  var isMarking = false

  /// Checks chapters, or tries the known answers of exercises.
  ///
  /// - Parameters:
  ///   - targets: Chapters and exercises; a chapter of which an exercise is named is not checked as
  ///     a whole. None means all chapters.
  ///   - jobs: How many copies work at a time.
  /// - Throws: What kept a check from being made.
  /// - Returns: Whether all is as it should be.
  func run(_ targets: [Target], jobs: Int) throws -> ExitCode {
    let chapters = try book.chapters(numbered: targets.map(\.chapter))
    let exercises = Set(
      targets.compactMap { target in
        if case .exercise(let exercise) = target { exercise } else { nil }
      }
    )
    for chapter in chapters {
      let known = chapter.exercises.map(\.id)
      for exercise in exercises.sorted()
      where exercise.chapter == chapter.number && !known.contains(exercise) {
        throw BookError.unknownExercise(exercise, chapter)
      }
    }
    let lock = try FileLock.take(".build/verify.lock", in: book.tree, seconds: 600) {
      console.show(Messages.waitingForOther)
    }
    defer { withExtendedLifetime(lock) {} }
    let start = Clock.seconds
    let board = VerifyBoard(chapters, console: console)
    let workers = (1...max(1, min(jobs, chapters.count)))
      .map { number in
        Worker { work(number, board, only: exercises) }
      }
    for worker in workers { worker.wait() }
    console.clearStatus()
    if let error = board.error { throw error }
    if isTellingMessages {
      console.show(Messages.firstMessages(board.results))
    }
    if isMarking {
      try write(board.results)
    }
    console.show(Messages.verifyTable(board.results, seconds: Clock.seconds - start))
    return board.results.allSatisfy(\.isPassed) ? .done : .failing
  }

  /// Writes down which gap each test is about.
  private func write(_ results: [ChapterResult]) throws {
    for result in results {
      guard let marks = result.marks else { continue }
      let file = result.chapter.gapMarks
      if marks.tests.isEmpty {
        guard book.tree.exists(file) else { continue }
        try FileManager.default.removeItem(atPath: book.tree.path(file))
      } else {
        try book.tree.write(marks.text, to: file)
      }
      console.show(Messages.marked(marks, in: file))
    }
  }

  private func work(_ worker: Int, _ board: VerifyBoard, only exercises: Set<ExerciseID>) {
    let copy = TreeCopy(of: book.tree, at: ".build/verify/\(worker)")
    do {
      board.show(Messages.copying, by: worker)
      try copy.refresh()
      while let chapter = board.take() {
        let verifier = ChapterVerifier(
          chapter: chapter,
          copy: copy,
          timeout: timeout,
          environment: environment,
          isOneByOne: isOneByOne,
          times: times,
          most: most,
          isSample: isSample,
          turn: turn,
          only: exercises.filter { $0.chapter == chapter.number },
          isTellingMessages: isTellingMessages,
          isMarking: isMarking
        ) {
          board.show(Messages.verifying(chapter, $0, $1, of: $2), by: worker)
        }
        board.finish(try verifier.run(), by: worker)
      }
    } catch {
      board.fail(error)
    }
  }
}

/// What is shown while several chapters are checked at the same time.
final class VerifyBoard: Sendable {
  /// What the workers do now, and what came of it so far.
  private struct State {
    var doing: [Int: Message] = [:]
    var results: [ChapterResult] = []
    var queue: [Chapter]
    var error: (any Error)?
  }

  private let state: Mutex<State>
  private let console: Console

  init(_ chapters: [Chapter], console: Console) {
    // The largest first, so that no worker is left with a long one at the end.
    let queue = chapters.sorted { $0.exercises.count > $1.exercises.count }
    state = Mutex(State(queue: queue))
    self.console = console
  }

  /// The results by chapter.
  var results: [ChapterResult] {
    state.withLock { $0.results.sorted { $0.chapter.number < $1.chapter.number } }
  }

  /// What ended a worker before its time.
  var error: (any Error)? { state.withLock { $0.error } }

  func take() -> Chapter? {
    state.withLock { $0.error == nil && !$0.queue.isEmpty ? $0.queue.removeFirst() : nil }
  }

  func show(_ message: Message, by worker: Int) {
    let line = state.withLock { state in
      state.doing[worker] = message
      let doing = state.doing.sorted { $0.key < $1.key }.map { $0.value.text(program: "") }
      return doing.joined(separator: "  |  ")
    }
    console.showStatus(Message(line))
  }

  func finish(_ result: ChapterResult, by worker: Int) {
    state.withLock { state in
      state.results.append(result)
      state.doing[worker] = nil
    }
    console.show(Messages.verified(result))
  }

  func fail(_ error: any Error) {
    state.withLock { state in
      if state.error == nil { state.error = error }
    }
  }
}
