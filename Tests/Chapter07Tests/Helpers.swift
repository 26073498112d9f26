import ContractTesting
import Foundation
import Interleaving
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

/// An observer in a scenario of threads: it complains if two of them are in it at the same time.
///
/// Each event is two steps, so that another thread can have its turn before the observer hears the
/// event, and before it returns. What it hears is recorded with its name: "a 1", "a completed".
final class Witness: ObserverType {
  private let name: String
  private let race: Scenario
  private let log: Log
  private let action: (Event<Int>) -> Void

  /// The threads that are in here, each with what it tells.
  private let inside = Mutex<[(thread: ObjectIdentifier, event: String)]>([])

  init(
    _ name: String,
    in race: Scenario,
    _ log: Log,
    andThen action: @escaping (Event<Int>) -> Void = { _ in }
  ) {
    self.name = name
    self.race = race
    self.log = log
    self.action = action
  }

  func on(_ event: Event<Int>) {
    let thread = ObjectIdentifier(Thread.current)
    let text = event.element.map { "\($0)" } ?? "\(event)"
    race.step("\(name) hears \(text)")
    let other = inside.withLock { inside in
      defer { inside.append((thread, text)) }
      return inside.first { $0.thread != thread }
    }
    if let other {
      race.complain(
        """
        Two threads call \(name) at the same time, one with \(other.event), one with \(text).
        """
      )
    }
    log.record("\(name) \(text)")
    action(event)
    race.step("\(name) is done with \(text)")
    inside.withLock { inside in
      if let last = inside.lastIndex(where: { $0.thread == thread }) { inside.remove(at: last) }
    }
  }
}

extension Log {
  /// What the observer with this name has heard.
  func heard(by name: String) -> [String] {
    values.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// What was recorded after this line; nothing if the line is not there.
  func values(after line: String) -> [String] {
    values.drop { $0 != line }.dropFirst().map(\.self)
  }
}

extension [String] {
  /// The texts one after the other, for a sentence: "1, 2, completed", or "nothing".
  var listed: String {
    isEmpty ? "nothing" : joined(separator: ", ")
  }
}
