import Synchronization
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

/// Writes down its name each time it is disposed, even if it was disposed before.
final class Logged: Disposable {
  let name: String
  private let log: Recorder<String>
  private let probe: Lifetimes.Probe?

  init(_ name: String, in log: Recorder<String>, holding probe: Lifetimes.Probe? = nil) {
    self.name = name
    self.log = log
    self.probe = probe
  }

  func dispose() {
    log.record(name)
  }
}

/// Counts how often it is disposed, from any thread.
final class Counted: Disposable, Sendable {
  private let count = Atomic(0)

  var times: Int {
    count.load(ordering: .acquiring)
  }

  func dispose() {
    count.add(1, ordering: .acquiringAndReleasing)
  }
}
