import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import WorkbookTesting

/// An error that is not a storm.
struct Hail: Error, CustomStringConvertible {
  let description = "hail"
}

/// A source that records in a log when it is subscribed and when it is disposed.
func noted<Element>(_ name: String, _ source: Observable<Element>, in log: Log)
  -> Observable<Element>
{
  .create { observer in
    log.record("\(name) subscribed")
    let token = source.subscribe(observer)
    return Disposables.create {
      log.record("\(name) disposed")
      token.dispose()
    }
  }
}

/// A source that fails a number of times, inside `subscribe`, and then succeeds.
///
/// Each attempt sends its number first.
func failing(times: Int, with error: any Error = Storm()) -> Observable<Int> {
  var attempts = 0
  return .create { observer in
    attempts += 1
    observer.onNext(attempts)
    if attempts <= times {
      observer.onError(error)
    } else {
      observer.onCompleted()
    }
    return Disposables.create()
  }
}

/// A source whose attempts the test sends one by one; each subscriber hears its own attempt.
///
/// It keeps the contract, and sends nothing after `dispose()`.
final class Attempts: @unchecked Sendable {
  // Unchecked: a test uses it from one thread at a time.
  private var current: AnyObserver<Int>?

  /// The number of attempts so far.
  private(set) var count = 0

  /// Whether there is a subscriber.
  var isListenedTo: Bool { current != nil }

  /// The source.
  var source: Observable<Int> {
    .create { [self] observer in
      count += 1
      let number = count
      current = observer
      return Disposables.create { [self] in
        if number == count { current = nil }
      }
    }
  }

  /// Sends to the newest subscriber.
  func send(_ events: Event<Int>...) {
    for event in events { current?.on(event) }
  }
}
