import Solution03TokensAndBags
import Solution05ProducerAndSink

/// A gate through which work passes one piece at a time, in the order in which it comes.
///
/// Nobody waits: whoever comes while a piece is being done leaves their own with the one inside,
/// who does it afterwards. That holds for another thread, and for the same thread, which comes back
/// from within.
final class EventGate<Work> {
  private struct State {
    var isBusy = false
    var waiting = Queue<Work>()
  }

  // Guards who is inside and what waits. The work is done outside of it.
  private let state = Lock(State())

  /// Does the work, and what comes meanwhile; or leaves it with the one who is inside.
  func pass(_ work: Work, _ perform: (Work) -> Void) {
    var next = state.withLock { state -> Work? in
      if state.isBusy {
        state.waiting.append(work)
        return nil
      }
      state.isBusy = true
      return work
    }
    while let work = next {
      perform(work)
      next = state.withLock { state in
        state.isBusy = !state.waiting.isEmpty
        return state.waiting.removeFirst()
      }
    }
  }
}
