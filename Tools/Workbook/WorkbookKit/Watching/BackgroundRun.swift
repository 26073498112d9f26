import Synchronization

/// A run that goes on while its starter listens to keys and to saves.
final class BackgroundRun: Sendable {
  /// How it ended.
  enum Outcome: Sendable {
    case report(ChapterReport)

    /// It was ended, since nobody needs its verdict any more.
    case halted
    case trouble(Trouble)
  }

  /// How far it is.
  enum State: Sendable {
    case running(Session.Stage, seconds: Double)
    case ended(Outcome)
  }

  /// The files that it builds, so that a later run knows whether they are the same.
  let fingerprint: String

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
    } catch let trouble as Trouble {
      return .trouble(trouble)
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
