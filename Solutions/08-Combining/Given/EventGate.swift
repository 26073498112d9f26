import Solution03TokensAndBags
import Solution05ProducerAndSink

/// A serializer like that of chapter 7, but one in which answers wait.
///
/// Work is done one piece at a time, in the order in which it comes, and nobody waits. A thread that
/// comes while a piece is being done leaves its own in a queue; the thread inside does it afterwards.
/// That holds for another thread, and for the same thread when it comes back from within.
final class EventGate {
  private struct Work {
    let perform: () -> Void
  }

  private struct State {
    var isBusy = false
    var waiting = Queue<Work>()
  }

  // Guards who is inside and what waits. The work is done outside of it.
  private let state = Lock(State())

  /// Does the work, and what comes meanwhile; or leaves it with the one who is inside.
  func pass(_ work: @escaping () -> Void) {
    guard enter(orKeep: { work }) else { return }
    work()
    leave()
  }

  /// Lets the caller in, who has to leave again; or, if somebody is inside, keeps the work for them.
  ///
  /// The work is asked for only if it has to wait.
  func enter(orKeep work: () -> () -> Void) -> Bool {
    state.withLock { state in
      if state.isBusy { state.waiting.append(Work(perform: work())) }
      defer { state.isBusy = true }
      return !state.isBusy
    }
  }

  /// Does what was kept meanwhile, and lets the caller out.
  func leave() {
    while let work = next() {
      work.perform()
    }
  }

  private func next() -> Work? {
    state.withLock { state in
      state.isBusy = !state.waiting.isEmpty
      return state.waiting.removeFirst()
    }
  }
}
