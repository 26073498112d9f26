import Solution03TokensAndBags
import Solution05ProducerAndSink

/// A serializer like that of chapter 7, but one in which answers wait: one piece of work at a time.
///
/// No thread waits: work that comes while another piece is being done goes into a queue, and the
/// thread that is inside does it afterwards. That holds for work from another thread, and for a
/// reentrant call from the same one.
final class EventSerializer {
  private struct Work {
    let perform: () -> Void
  }

  private struct State {
    var isBusy = false
    var waiting = Queue<Work>()
  }

  // Guards whether somebody is inside, and what waits. The work is done outside the lock.
  private let state = Lock(State())

  /// Does the work, and what comes meanwhile; or leaves it to the thread that is inside.
  func perform(_ work: @escaping () -> Void) {
    guard enter(orKeep: { work }) else { return }
    work()
    leave()
  }

  /// Lets the caller in, if nobody is inside; otherwise keeps the work for whoever is.
  ///
  /// A caller that was let in has to leave again. The work is made only if it has to wait.
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
