import Synchronization

/// A run of some tests one after the other, begun while the run of all of them is silent.
///
/// When that one is taken for hung, this one already says which test it is.
final class RunAlone: Sendable {
  private let halt = Halt()
  private let outcome: Outcome
  private let worker: Worker

  /// What came of it, once there is something.
  private final class Outcome: Sendable {
    let run = Mutex<Result<TestRun, any Error>?>(nil)
  }

  /// Starts it.
  ///
  /// - Parameters:
  ///   - selection: The tests.
  ///   - engine: Runs them.
  ///   - timeout: How many seconds may pass without a test beginning or ending.
  init(_ selection: TestSelection, _ engine: TestEngine, timeout: Double) {
    var engine = engine
    engine.halt = halt
    engine.isBeside = true
    let outcome = Outcome()
    self.outcome = outcome
    worker = Worker { [engine] in
      let run = Result { try engine.run(selection, timeout: timeout) }
      outcome.run.withLock { $0 = run }
    }
  }

  /// Waits for its end.
  func finish() throws -> TestRun? {
    worker.wait()
    return try outcome.run.withLock { $0 }?.get()
  }

  /// Ends it: what it has to say is not needed.
  func cancel() {
    halt.ask(for: .all)
    worker.wait()
  }
}
