import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

/// A server whose answers the test sends by hand, to whoever asked last.
final class Answers<Element>: @unchecked Sendable {
  // Unchecked: a test uses it from one thread at a time.
  private var current: AnyObserver<Element>?

  /// The number of questions so far.
  private(set) var count = 0

  /// What was asked.
  private(set) var asked: [String] = []

  /// How many are waiting for an answer.
  private(set) var isAskedBy = 0

  /// Asks when it is subscribed to.
  func ask() -> Observable<Element> {
    ask("")
  }

  /// Asks about something when it is subscribed to.
  func ask(_ question: String) -> Observable<Element> {
    .create { [self] observer in
      count += 1
      isAskedBy += 1
      asked.append(question)
      current = observer
      return Disposables.create { [self] in isAskedBy -= 1 }
    }
  }

  /// Answers.
  func send(_ events: Event<Element>...) {
    for event in events { current?.on(event) }
  }
}
