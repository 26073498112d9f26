#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Work that waits for its turn on a ``Trampoline``.
package protocol TrampolineWork: AnyObject {
  /// Does a piece of the work, on the thread on which it was enqueued.
  ///
  /// - Returns: Whether there is more to do; if so, the work gets in line again.
  func takeTurn() -> Bool
}

/// The queue of one thread, on which work waits until the work before it is done.
///
/// RxSwift's `CurrentThreadScheduler` is built on the same idea.
package final class Trampoline {
  /// Whether something is being run, so that work which is enqueued now has to wait.
  ///
  /// Only the trampoline's own thread uses it, a moment at a time: the check for overlapping accesses
  /// would be in the way of each subscription.
  @exclusivity(unchecked) package private(set) var isRunning = false

  private var waiting = Queue<TrampolineWork>()

  /// The trampoline of the calling thread.
  package static var current: Trampoline {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Trampoline>.fromOpaque(pointer).takeUnretainedValue()
    }
    let trampoline = Trampoline()
    pthread_setspecific(key, Unmanaged.passRetained(trampoline).toOpaque())
    return trampoline
  }

  // Each thread keeps its trampoline under this key, and releases it when the thread ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
      Unmanaged<Trampoline>.fromOpaque(pointer).release()
      #else
      if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
      #endif
    }
    return key
  }()

  /// Runs `action` now; if nothing was running before, also all the work that waits by then.
  @inline(__always)
  package func run<Result>(_ action: () -> Result) -> Result {
    // exercise 5.7: Run the action at once; the outermost `run` then gives the waiting work its
    //   turns until none is left: first come, first served; work that wants another turn goes to
    //   the back of the line.
    action()
    // end 5.7
  }

  /// Lets `work` wait for its turn; if nothing is running, its turn is now.
  package func enqueue(_ work: TrampolineWork) {
    // exercise 5.7: Put the work at the end of the queue, and make sure that somebody runs it.
    // end 5.7
  }
}
