import Steps
import Synchronization

/// What two or three threads do at the same time, and what must hold; told once for each order.
///
/// It is built anew for each order in which the threads take their steps: everything that the
/// threads touch must be made by the closure that fills the scenario.
public final class Scenario: Sendable {
  // The closures cross threads, which is their purpose: what they do there is under test.
  struct Part: Sendable {
    let name: String
    nonisolated(unsafe) let body: () -> Void
  }

  struct Rule: Sendable {
    nonisolated(unsafe) let check: () -> String?
  }

  private struct State {
    var parts: [Part] = []
    var rules: [Rule] = []
    var expectations: [Rule] = []
    var inside = 0
    var complaint: String?
  }

  private let state = Mutex(State())

  /// Creates a scenario without threads.
  public init() {}

  /// Adds a thread.
  ///
  /// - Parameters:
  ///   - name: What it is called in a picture; it can be left out.
  ///   - body: What it does.
  public func thread(_ name: String? = nil, _ body: @escaping () -> Void) {
    state.withLock { state in
      let names = ["one thread", "another thread", "a third thread", "a fourth thread"]
      let number = state.parts.count
      let part = Part(
        name: name ?? (number < 4 ? names[number] : "thread \(number + 1)"),
        body: body
      )
      state.parts.append(part)
    }
  }

  /// States what must hold after all threads have returned.
  ///
  /// - Parameter check: Returns what is wrong, as a sentence, or `nil` if all is well.
  public func atEnd(_ check: @escaping () -> String?) {
    let rule = Rule(check: check)
    state.withLock { $0.expectations.append(rule) }
  }

  /// States what must hold after each step.
  ///
  /// - Parameter check: Returns what is wrong, as a sentence, or `nil` if all is well. It is called
  ///   while the threads stand still, and must not wait for one of them.
  public func always(_ check: @escaping () -> String?) {
    let rule = Rule(check: check)
    state.withLock { $0.rules.append(rule) }
  }

  /// Marks a step that can be seen: another thread may have its turn right before it.
  ///
  /// Call it in the closures that the code under test calls.
  ///
  /// - Parameter text: What happens, in a few words: "hears 1".
  public func step(_ text: String) {
    guard let listener = Steps.listener else { return }
    if listener.wait(for: .touch, file: "", line: 0) { listener.note(text) }
  }

  /// Runs what only one thread at a time may run, as two steps; two at once break the rule.
  ///
  /// - Parameters:
  ///   - text: What happens, in a few words: "hears 1".
  ///   - complaint: What to say if another thread is inside; it can be left out.
  ///   - body: What happens inside.
  public func alone(
    _ text: String,
    else complaint: String = "Two threads are in the observer at the same time.",
    _ body: () -> Void = {}
  ) {
    step(text)
    let isAlone = state.withLock { state in
      state.inside += 1
      return state.inside == 1
    }
    if !isAlone { complain(complaint) }
    body()
    step("is done with it")
    state.withLock { $0.inside -= 1 }
  }

  /// Says at once that something is wrong.
  ///
  /// - Parameter complaint: What is wrong, as a sentence.
  public func complain(_ complaint: String) {
    state.withLock { $0.complaint = $0.complaint ?? complaint }
  }

  // MARK: Without an exploration

  /// The number of threads.
  public var threadCount: Int { parts.count }

  /// Runs what one of the threads does, on the calling thread.
  public func runThread(_ number: Int) {
    parts[number].body()
  }

  /// What is wrong after all threads have returned.
  public func verdict() -> String? {
    finalComplaint
  }

  // MARK: For the exploration

  var parts: [Part] { state.withLock { $0.parts } }

  /// What is wrong while the threads are still at it.
  var complaint: String? {
    let (complaint, rules) = state.withLock { ($0.complaint, $0.rules) }
    return complaint ?? first(of: rules)
  }

  /// What is wrong now that all threads have returned.
  var finalComplaint: String? {
    complaint ?? first(of: state.withLock { $0.expectations })
  }

  /// What the first broken rule says.
  private func first(of rules: [Rule]) -> String? {
    // A lazy sequence would ask that rule twice.
    for rule in rules {
      if let complaint = rule.check() { return complaint }
    }
    return nil
  }
}
