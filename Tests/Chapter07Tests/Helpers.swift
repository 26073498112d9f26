import ContractTesting
import Solution04Events
import Synchronization
import WorkbookTesting

#if SOLUTION
@testable import Solution07Subjects
#else
@testable import Chapter07Subjects
#endif

extension Log {
  /// Makes an observer that records each event under a name, and enforces no rule itself.
  func observer<Element>(
    _ name: String,
    of type: Element.Type = Element.self
  ) -> AnyObserver<Element> {
    AnyObserver { event in self.record("\(name) \(event)") }
  }

  /// Makes an observer that records each event, and then does something.
  func observer<Element>(
    _ name: String,
    andThen action: @escaping (Event<Element>) -> Void
  ) -> AnyObserver<Element> {
    AnyObserver { event in
      self.record("\(name) \(event)")
      action(event)
    }
  }
}

/// Runs `body` on another thread and waits until it has returned.
///
/// It does not return if it needs a lock that the calling thread holds.
func anotherThreadCan(_ body: @escaping () -> Void) -> Bool {
  onThreads(1, within: 3) { _ in body() }
}

/// Lets `subject` hear what `source` sends, for a picture in the lesson.
func fed<Subject: SubjectType & ObserverType, Source: ObservableType>(
  _ subject: Subject,
  by source: Source
) -> Subject where Subject.Element == Source.Element {
  _ = source.subscribe(subject)
  return subject
}

/// An object that tries, when it is freed, what another thread can do at that moment.
///
/// If it is freed while a lock is held, that other thread gets stuck.
final class LastWill {
  private let outcome: Recorder<Bool>
  private let body: () -> Void

  /// Creates an object that will run `body` on another thread, and record whether it returned.
  init(_ outcome: Recorder<Bool>, _ body: @escaping () -> Void) {
    self.outcome = outcome
    self.body = body
  }

  deinit {
    outcome.record(anotherThreadCan(body))
  }

  /// Does nothing; call it in a closure so that the closure keeps the object.
  func touch() {}
}

/// An observer that notices when it is called again before it has returned.
final class Listener: ObserverType, Sendable {
  private let inside = Atomic(0)
  private let interrupted = Atomic(false)
  private let recorder = Recorder<Int>()

  /// The elements that it was told.
  var heard: [Int] { recorder.values }

  /// Whether two threads were in here at once, or one of them twice.
  var wasInterrupted: Bool { interrupted.load(ordering: .acquiring) }

  func on(_ event: Event<Int>) {
    let before = inside.add(1, ordering: .acquiringAndReleasing).oldValue
    if before != 0 { interrupted.store(true, ordering: .releasing) }
    event.element.map(recorder.record)
    inside.subtract(1, ordering: .acquiringAndReleasing)
  }
}
