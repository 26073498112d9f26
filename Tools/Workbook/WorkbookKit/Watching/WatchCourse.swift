import Foundation
import KeyInput
import Synchronization

/// The way of a reader through the exercises while the workbook watches: what runs, what is shown,
/// and what comes next.
///
/// It knows nothing of screens.
final class WatchCourse {
  var state: WatchState

  let session: Session
  private let notes: Notes
  private let wake: @Sendable () -> Void
  private var run: BackgroundRun?

  /// When the save was seen that the run is about; nil for a run that nobody saved for.
  private var savedAt: Double?

  /// A save that came while something was running.
  private var pending: Double?

  /// The files of the last build that worked, and the exercise whose tests were in it.
  private var built: Built?

  private struct Built: Equatable {
    let fingerprint: String
    let exercise: ExerciseID?
  }

  /// What the last verdict was about, if it was a good one: what comes next depends on it.
  private var reached = Reached.nothing

  private enum Reached {
    case nothing
    case exercise
    case chapter
  }

  /// Whether the run is that of a whole chapter whose exercises seem to be done.
  private var isConfirming = false

  init(
    _ session: Session,
    at id: ExerciseID,
    notes: Notes,
    wake: @escaping @Sendable () -> Void
  ) throws {
    self.session = session
    self.notes = notes
    self.wake = wake
    state = WatchState(
      chapter: try session.book.chapter(id.chapter),
      exercise: try session.book.exercise(id)
    )
    stamps = Self.stamps(of: session)
    countDone()
  }

  var isRunning: Bool { run != nil }

  /// Ends what runs, with all that it started.
  func stop() {
    ahead?.stop()
    run?.stop()
  }

  // MARK: Ahead

  /// What is built before anybody asks for it.
  private var ahead: AheadBuild?

  /// Builds the next chapter while the last exercises of this one are worked on.
  private func buildAhead() {
    let position = session.position
    let chapter = state.chapter
    guard run == nil, chapter.exercises.count - state.doneCount <= 2,
      let next = position.openChapter(after: chapter), next.number > chapter.number,
      let first = position.openExercise(of: next), ahead?.hasBuilt(next) != true
    else { return }
    // The one at hand once more at the end: it costs nothing, and the next save finds it ready.
    ahead = AheadBuild(next, [(next, first.id), (chapter, state.exercise.id)], in: session)
  }

  // MARK: Runs

  /// Runs the exercise, as it is now.
  func start() {
    start(only: state.exercise.id)
  }

  /// A file was saved, and that was first seen at this time.
  func saved(_ first: Double) {
    state.news = []
    notes.clear()
    if state.page.isReading { state.show(.verdict) }
    if let id = savedElsewhere, let exercise = try? session.book.exercise(id) {
      run?.stop()
      run = nil
      pending = nil
      savedAt = first
      state.news = [.followed(exercise)]
      go(to: id)
      return
    }
    guard let run else {
      savedAt = first
      start()
      return
    }
    // A build goes to its end, and tests are ended at once: theirs would be a verdict on code that
    // is no more, and the reader may just have mended an endless loop.
    pending = pending ?? first
    run.supersede()
  }

  /// Takes in how far the run is.
  func update() {
    guard let run else { return }
    state.activity = run.now
    guard case .ended(let outcome) = run.now else { return }
    self.run = nil
    state.activity = nil
    if case .report(let report) = outcome {
      let wasBuilt = Built(fingerprint: run.fingerprint, exercise: run.exercise)
      built = report.compileFailure == nil ? wasBuilt : nil
    }
    if let first = pending {
      pending = nil
      savedAt = first
      start()
      return
    }
    switch outcome {
    case .report(let report):
      note(report)
      buildAhead()
    case .error(let error): state.verdict = .error(error)
    case .halted: break
    }
  }

  private func start(only exercise: ExerciseID?) {
    ahead?.stop()
    isConfirming = exercise == nil
    let fingerprint = Fingerprint.of(state.chapter, in: session.tree)
    run = BackgroundRun(
      session,
      state.chapter,
      only: exercise,
      isBuilt: Built(fingerprint: fingerprint, exercise: exercise) == built,
      fingerprint: fingerprint,
      wake: wake
    )
    state.activity = run?.now
  }

  /// Counts again what is done: a run or a reset may have changed it.
  private func countDone() {
    let progress = session.position.progress
    state.doneCount = state.chapter.exercises.count { progress.isDone($0.id) }
  }

  private func note(_ report: ChapterReport) {
    countDone()
    // A chapter may fail as a whole though each exercise passed: it is shown, and not run again.
    if !report.isDone, isConfirming, let current = report.current {
      state.exercise = current.exercise
    }
    show(report, only: isConfirming ? nil : state.exercise.id)
    guard report.isDone else {
      reached = .nothing
      return
    }
    // Nobody is led away from what they have just solved: they may want to compare it.
    reached = isConfirming ? .chapter : .exercise
    if isConfirming { state.news.append(.chapterDone(state.chapter)) }
  }

  /// The exercise in whose gap something was saved, if it is not the one that is shown.
  private var savedElsewhere: ExerciseID? {
    let progress = session.position.progress
    func changed(_ chapter: Chapter) -> [ExerciseID] {
      guard let text = try? ChapterText(reading: chapter, in: session.tree) else { return [] }
      return progress.changed(in: text, of: chapter).map(\.exercise)
    }
    let (before, now) = (stamps, Self.stamps(of: session))
    stamps = now
    let touched = now.filter { before[$0.key] != $0.value }.keys
    guard !touched.contains(state.chapter.number) else {
      let here = changed(state.chapter)
      return here.contains(state.exercise.id) ? nil : here.first
    }
    guard let number = touched.min(), let chapter = try? session.book.chapter(number) else {
      return nil
    }
    return changed(chapter).first
  }

  /// A sum over the times of each chapter's files, as they were when the last save was seen.
  private var stamps: [Int: String]

  private static func stamps(of session: Session) -> [Int: String] {
    Dictionary(
      uniqueKeysWithValues: session.book.chapters.map { chapter in
        (chapter.number, Fingerprint.of(chapter, in: session.tree))
      }
    )
  }

  private func show(_ report: ChapterReport, only exercise: ExerciseID?) {
    let timing = savedAt.map {
      WatchState.Timing(
        total: Clock.seconds - $0,
        build: report.buildSeconds,
        tests: report.testSeconds
      )
    }
    savedAt = nil
    let view = ReportView(session: session, report: report, only: exercise, around: .watch)
    state.verdict = .report(view, timing)
    state.offset = 0
  }

  // MARK: The way

  private func follow(_ step: Position.Step) {
    switch step {
    case .exercise(let id): go(to: id)
    case .confirm: start(only: nil)
    case .end: state.news.append(.bookDone)
    }
  }

  private func go(to id: ExerciseID) {
    guard let chapter = try? session.book.chapter(id.chapter), let exercise = chapter.exercise(id)
    else { return }
    if chapter.number != state.chapter.number { built = nil }
    state.chapter = chapter
    state.exercise = exercise
    countDone()
    state.verdict = .none
    state.show(.verdict)
    reached = .nothing
    start()
  }

  /// Goes on though the exercise is as it is.
  func leave(for step: Position.Step) {
    run?.stop()
    run = nil
    pending = nil
    savedAt = nil
    state.news = []
    follow(step)
  }
}

extension WatchCourse {
  /// Does what a key asks for; says whether the reader has enough.
  func take(_ key: Key, page: Int, furthest: Int) -> Bool {
    guard let action = state.take(key, page: page, furthest: furthest) else { return false }
    guard action != .quit else { return true }
    do {
      try perform(action)
    } catch let error as any ReportedError {
      state.show(.text(error.report))
    } catch {
      state.show(.text([Messages.say("\(error.localizedDescription)")]))
    }
    return false
  }

  private func perform(_ action: WatchState.Action) throws {
    let id = state.exercise.id
    switch action {
    case .quit: break
    case .run:
      if !isRunning { start() }
    case .next:
      let position = session.position
      let step =
        switch reached {
        case .nothing: position.step(past: id)
        case .exercise: position.step(after: id)
        case .chapter: position.step(after: state.chapter)
        }
      guard step != .end || reached == .chapter else {
        state.news = [.nothingElse]
        return
      }
      leave(for: step)
    case .previous:
      guard let step = session.position.step(before: id) else {
        state.news = [.nothingBefore]
        return
      }
      leave(for: step)
    case .choose(let number):
      let chapter = try session.book.chapter(number)
      guard let open = session.position.openExercise(of: chapter) else { return }
      leave(for: .exercise(open.id))
    case .hint:
      state.show(
        .text(try HintCommand(session: session, surroundings: .watch).blocks(for: id, all: false))
      )
    case .map:
      let rows = try ListCommand(session: session).rows
      let here = rows.firstIndex { $0.number == state.chapter.number }
      state.show(.map(rows, chosen: here ?? 0))
    case .compare where session.position.progress.isDone(id), .confirmed(.compare):
      let comparisons = try CompareCommand(session: session).comparisons(for: id)
      state.show(.comparison(state.exercise, comparisons))
    case .compare: state.ask(.compare(state.exercise))
    case .confirmed(.reset):
      let reset = RewriteCommand(session: session, version: .starter)
      state.show(.text(try reset.perform(.exercise(id))))
      countDone()
    }
  }
}

/// A run that goes on while its starter listens to keys and to saves.
final class BackgroundRun: Sendable {
  /// How it ended.
  enum Outcome: Sendable {
    case report(ChapterReport)

    /// It was ended, because its verdict is not needed any more.
    case halted
    case error(any ReportedError)
  }

  /// How far it is.
  enum State: Sendable {
    case running(Session.Stage, seconds: Double)
    case ended(Outcome)
  }

  /// The files that it builds, so that a later run knows whether they are the same.
  let fingerprint: String

  /// The exercise whose tests it builds; nil for those of the whole chapter.
  let exercise: ExerciseID?

  private let state = Mutex(State.running(.running(.building), seconds: 0))
  private let halt = Halt()
  private let worker = Mutex<Worker?>(nil)

  /// Starts it on a thread of its own; `wake` is called whenever there is something new to see.
  init(
    _ session: Session,
    _ chapter: Chapter,
    only exercise: ExerciseID?,
    isBuilt: Bool,
    fingerprint: String,
    wake: @escaping @Sendable () -> Void
  ) {
    self.fingerprint = fingerprint
    self.exercise = exercise
    let work = Worker { [self] in
      let outcome = Self.outcome {
        try session.run(chapter, only: exercise, isBuilt: isBuilt, halt: halt) { stage, seconds in
          state.withLock { $0 = .running(stage, seconds: seconds) }
          wake()
        }
      }
      state.withLock { $0 = .ended(outcome) }
      wake()
    }
    worker.withLock { $0 = work }
  }

  private static func outcome(of run: () throws -> ChapterReport) -> Outcome {
    do {
      return .report(try run())
    } catch let error as any ReportedError {
      return .error(error)
    } catch {
      return .halted
    }
  }

  var now: State { state.withLock { $0 } }

  /// Ends the tests, whose verdict would be about code that is no more; a build goes to its end.
  func supersede() {
    halt.ask(for: .tests)
  }

  /// Ends all that it started, and waits until that is so.
  func stop() {
    halt.ask(for: .all)
    worker.withLock { $0 }?.wait()
  }
}

/// A build for later, which gives way to all that is wanted now.
private final class AheadBuild: Sendable {
  private let chapter: Chapter
  private let halt = Halt()
  private let isDone = Mutex(false)
  private let worker = Mutex<Worker?>(nil)

  /// Starts it on a thread of its own.
  ///
  /// - Parameters:
  ///   - chapter: The chapter that it is for.
  ///   - steps: What to build, one after the other: a chapter with the tests of an exercise.
  ///   - session: The book.
  init(_ chapter: Chapter, _ steps: [(Chapter, ExerciseID)], in session: Session) {
    self.chapter = chapter
    let work = Worker { [halt, weak self] in
      // A lock that somebody else holds says that something is built now.
      let lock = try? session.lock(halt: halt) {}
      defer { withExtendedLifetime(lock) {} }
      for (chapter, exercise) in steps {
        var engine = TestEngine(
          chapter,
          in: session.tree,
          timeout: session.timeout,
          environment: session.environment
        )
        engine.halt = halt
        engine.only = [exercise]
        engine.isAhead = true
        guard (try? engine.build()) != nil else { return }
      }
      self?.isDone.withLock { $0 = true }
    }
    worker.withLock { $0 = work }
  }

  /// Whether it got to its end, for this chapter.
  func hasBuilt(_ other: Chapter) -> Bool {
    other.number == chapter.number && isDone.withLock { $0 }
  }

  /// Ends it, and waits until that is so.
  func stop() {
    halt.ask(for: .all)
    worker.withLock { $0 }?.wait()
  }
}
