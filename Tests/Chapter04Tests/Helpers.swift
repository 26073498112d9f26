import Solution03TokensAndBags
import Synchronization
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

/// What can go wrong with a request.
enum WeatherError: Error {
  case offline
  case noSuchCity
}

/// Returns an observer without a guard of its own: it writes down whatever it receives.
func writing<Element>(to log: Recorder<String>) -> AnyObserver<Element> {
  AnyObserver { log.record("\($0)") }
}

/// A source that sends what a test tells it to, however rude, and writes down when it is freed.
final class Station<Element> {
  private var observers: [AnyObserver<Element>] = []
  private let log: Recorder<String>

  init(_ log: Recorder<String>) {
    self.log = log
  }

  /// What the station sends to each subscriber.
  var events: ClosureObservable<Element> {
    ClosureObservable { [self] observer in
      observers.append(observer)
      return Disposables.create { [log] in log.record("freed") }
    }
  }

  /// Releases all that ever subscribed.
  func forget() {
    observers = []
  }

  /// Sends the events to all that ever subscribed, even to those that have left.
  func send(_ events: Event<Element>...) {
    for event in events {
      for observer in observers { observer.on(event) }
    }
  }
}

/// An observable that keeps none of the rules: its events go straight to the observer.
final class Rude<Element>: Observable<Element> {
  private let events: [Event<Element>]

  init(_ events: Event<Element>...) {
    self.events = events
    super.init()
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    for event in events { observer.on(event) }
    return Disposables.create()
  }
}

/// A disposable that writes down each call, even a second one.
struct Freed: Disposable {
  let log: Recorder<String>

  func dispose() {
    log.record("freed")
  }
}

/// A disposable that counts its calls, from any thread.
final class Counted: Disposable, Sendable {
  private let count = Atomic(0)

  var times: Int {
    count.load(ordering: .acquiring)
  }

  func dispose() {
    count.add(1, ordering: .acquiringAndReleasing)
  }
}

/// Lets two threads go for each of `subjects` at the same moment.
///
/// A race condition shows only if the two meet within a few nanoseconds, and nobody knows where. So
/// now one of them is a little ahead and now the other, and there are several heats, each with new
/// threads. On a machine that is too busy, one thread alone goes for the last subjects.
///
/// - Parameters:
///   - subjects: What they race for, one a round.
///   - first: What one thread does with it.
///   - second: What the other thread does with it.
/// - Returns: `false` if a thread did not come to an end.
func race<Subject>(
  for subjects: [Subject],
  _ first: @escaping (Subject) -> Void,
  _ second: @escaping (Subject) -> Void
) -> Bool {
  track.withLock { _ in
    let time = ContinuousClock.now + .seconds(3)
    for start in stride(from: 0, to: subjects.count, by: 5_000) {
      let heat = subjects[start..<min(start + 5_000, subjects.count)]
      guard ContinuousClock.now < time else {
        for subject in heat {
          first(subject)
          second(subject)
        }
        continue
      }
      let inTime = onThreads(2, rounds: heat.count, within: 10) { thread, round in
        let lead = Atomic(0)
        for _ in 0..<(thread == 0 ? round % 32 : 16) { lead.add(1, ordering: .relaxed) }
        thread == 0 ? first(heat[start + round]) : second(heat[start + round])
      }
      guard inTime else { return false }
    }
    return true
  }
}

// One race at a time: the threads of two races would get in each other's way, and seldom meet.
private let track = Mutex(())
