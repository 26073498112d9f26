import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

extension Recorder<String> {
  /// Makes an observer that notes each event with its name, and enforces no rules.
  func listener<Element>(
    _ name: String,
    of type: Element.Type = Element.self
  ) -> AnyObserver<Element> {
    AnyObserver { event in self.record("\(name) \(event)") }
  }
}

/// A source that notes in a log when it is subscribed to and when it is disposed.
func noted<Element>(
  _ source: Observable<Element>,
  in log: Log,
  as name: String = "source"
) -> Observable<Element> {
  .create { observer in
    log.record("\(name) subscribed")
    let token = source.subscribe(observer)
    return Disposables.create {
      log.record("\(name) disposed")
      token.dispose()
    }
  }
}

/// A source that sends the same to each subscriber, inside `subscribe`, and notes each subscription.
func request<Element>(_ events: Event<Element>..., in log: Log) -> Observable<Element> {
  noted(
    .create { observer in
      for event in events { observer.on(event) }
      return Disposables.create()
    },
    in: log,
    as: "request"
  )
}

/// What is heard of a connectable sequence that is connected whenever `moments` sends.
func connecting(
  _ connectable: ConnectableObservable<Int>,
  at moments: Observable<Int>,
  hearing heard: Observable<Int>
) -> Observable<Int> {
  .create { observer in
    let connection = SerialDisposable()
    let listening = heard.subscribe(observer)
    let token = moments.subscribe(onNext: { _ in connection.disposable = connectable.connect() })
    return Disposables.create(listening, token, connection)
  }
}

/// What the first of two listeners hears, or the second, which comes whenever `door` sends.
func hearing(
  _ listener: Listener,
  of shared: Observable<Int>,
  door: Observable<Int>
) -> Observable<Int> {
  .create { observer in
    let silent = AnyObserver<Int> { _ in }
    let first = shared.subscribe(listener == .first ? observer : silent)
    let second = SerialDisposable()
    let moments = door.subscribe(onNext: { _ in
      second.disposable = shared.subscribe(listener == .second ? observer : silent)
    })
    return Disposables.create(first, moments, second)
  }
}

/// One of two listeners.
enum Listener {
  case first, second
}
