import Solution03TokensAndBags
import Solution07Subjects

/// The ``Serializer`` from chapter 7 with its lock; a reentrant call has to wait here, too.
///
/// No thread waits: work that comes while another piece is being done goes into a queue, and the
/// thread that is inside does it afterwards.
final class EventSerializer {
  private let serializer = Lock(Serializer(answersNest: false))

  /// Does the work, and what comes meanwhile; or leaves it to the thread that is inside.
  ///
  /// - Parameters:
  ///   - work: What to do if no thread is inside.
  ///   - queued: The same for the queue; it is made only if the work has to wait.
  func perform(_ work: () -> Void, queueing queued: @autoclosure () -> Serializer.Work) {
    let turn = serializer.withLock { $0.enter(queueing: queued()) }
    turn.perform(work) { serializer.withLock { $0.next() } }
  }

  /// Does the work, and what comes meanwhile; or leaves it to the thread that is inside.
  func perform(_ work: @escaping () -> Void) {
    perform(work, queueing: work)
  }
}
