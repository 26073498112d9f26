import Foundation
import Synchronization

/// Returns whether another thread can run `body` to its end while this one waits here.
///
/// It can't if the calling thread holds a lock that `body` needs. Nothing else may keep `body`
/// waiting, such as a queue or a timer: a thread that falls asleep in it is taken to be stuck.
///
/// - Parameter body: What the other thread runs.
/// - Returns: `false` if that thread is stuck.
public func anotherThreadCan(_ body: @escaping () -> Void) -> Bool {
  #if os(Linux)
  // What it does on the other thread is under test, and the test has to guard its captures.
  struct Body: @unchecked Sendable {
    let run: () -> Void
  }
  let shared = Body(run: body)
  let name = ThreadName()
  let finished = CountDown()
  Thread {
    name.note()
    shared.run()
    finished.arrive()
  }
  .start()
  // Looks are counted and not seconds: on a busy computer this thread gets no turn, either.
  var looksAsleep = 0
  let end = Date(timeIntervalSinceNow: 6)
  while !finished.wait(seconds: 0.02) {
    looksAsleep = name.isOfOneAsleep ? looksAsleep + 1 : 0
    if looksAsleep == 25 || Date() > end { return finished.wait(seconds: 0) }
  }
  return true
  #else
  return onThreads(1, within: 3) { _ in body() }
  #endif
}

#if os(Linux)
/// The name under which the system lists a thread.
private final class ThreadName: Sendable {
  private let path = Mutex<String?>(nil)

  /// Looks up the calling thread.
  func note() {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    path.withLock { $0 = link.map { "/proc/\($0)/stat" } }
  }

  /// Whether the thread waits for something; one that wants to run and gets no turn does not.
  var isOfOneAsleep: Bool {
    guard let path = path.withLock({ $0 }),
      let content = FileManager.default.contents(atPath: path)
    else { return false }
    // "4711 (name) S …", and the name may contain anything.
    return String(decoding: content, as: UTF8.self).split(separator: ")").last?.first { $0 != " " }
      == "S"
  }
}
#endif
