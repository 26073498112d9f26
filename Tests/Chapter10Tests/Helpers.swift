import ContractTesting
import Interleaving
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

/// What an observer has heard, for a sentence.
func text(_ log: Log) -> String {
  log.values.isEmpty ? "nothing" : log.values.joined(separator: ", ")
}

/// Which of two sources is still subscribed, for a sentence; nil if neither is.
func leftovers<First, Second>(
  _ first: (name: String, source: HandSource<First>),
  _ second: (name: String, source: HandSource<Second>)
) -> String? {
  var left: [String] = []
  if first.source.living > 0 { left.append(first.name) }
  if second.source.living > 0 { left.append(second.name) }
  guard !left.isEmpty else { return nil }
  return left.joined(separator: " and ") + (left.count > 1 ? " are" : " is") + " still subscribed"
}

extension Scenario {
  /// Adds the thread that disposes, and shows when it begins to and when it has.
  func subscriberDisposes(_ token: Disposable) {
    thread("the subscriber") {
      self.step("disposes")
      token.dispose()
      self.step("has disposed")
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

/// How many attempts were inside their `subscribe` at once, if each of ten fails there.
///
/// It is 1 if each begins when the one before has returned, so that the stack does not grow.
func nesting(of retried: (Observable<Int>) -> Observable<Int>) -> Int {
  var (attempts, inside, most) = (0, 0, 0)
  let source = Observable<Int>
    .create { observer in
      attempts += 1
      inside += 1
      most = max(most, inside)
      if attempts <= 10 { observer.onError(Storm()) } else { observer.onCompleted() }
      inside -= 1
      return Disposables.create()
    }
  _ = retried(source).subscribe { _ in }
  return most
}

/// How many bytes of the stack lie between the observer of the second of fifty attempts and the observer
/// of the last, if each sends its number and fails inside `subscribe`.
func growth(of retried: (Observable<Int>) -> Observable<Int>) -> Int {
  var places: [Int] = []
  _ = retried(failing(times: 49))
    .subscribe(onNext: { attempt in
      var attempt = attempt
      places.append(withUnsafePointer(to: &attempt) { Int(bitPattern: $0) })
    })
  guard places.count == 50 else { return 0 }
  return abs(places[49] - places[1])
}

/// A source whose attempts the test sends one by one; each subscriber hears its own attempt.
///
/// It keeps the contract, and sends nothing after `dispose()`.
final class Attempts: @unchecked Sendable {
  // Unchecked: a test uses it from one thread at a time.
  private var current: AnyObserver<Int>?

  /// The number of attempts so far.
  private(set) var count = 0

  /// The number of attempts that are subscribed at the moment.
  private(set) var living = 0

  /// Whether there is a subscriber.
  var isListenedTo: Bool { current != nil }

  /// The source.
  var source: Observable<Int> {
    .create { [self] observer in
      count += 1
      let number = count
      living += 1
      current = observer
      return Disposables.create { [self] in
        living -= 1
        if number == count { current = nil }
      }
    }
  }

  /// Sends to the newest subscriber.
  func send(_ events: Event<Int>...) {
    for event in events { current?.on(event) }
  }
}
