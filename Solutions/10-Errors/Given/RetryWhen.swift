import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

extension ObservableType {
  /// Subscribes to this sequence again when it has failed and another one says so.
  ///
  /// - Parameter notificationHandler: Is called once for each subscriber, with the errors, and makes
  ///   the notifier. After the source has failed and was disposed, an element of the notifier means
  ///   another attempt; its completion or error ends the result in the same way. Before that, its
  ///   elements mean nothing.
  /// - Returns: A sequence of what all attempts send.
  public func retry<Notifier: ObservableType>(
    when notificationHandler: @escaping (Observable<Swift.Error>) -> Notifier
  ) -> Observable<Element> {
    RetryWhen(source: asObservable(), handler: notificationHandler)
  }

  /// Subscribes to this sequence again after an error of one type, when another one says so.
  ///
  /// - Parameter notificationHandler: As in the form for all errors. An error of another type does
  ///   not reach it, and ends the result.
  /// - Returns: A sequence of what all attempts send.
  public func retry<Notifier: ObservableType, Failure: Swift.Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Notifier
  ) -> Observable<Element> {
    RetryWhen(source: asObservable(), handler: notificationHandler)
  }
}

/// The producer of `retry(when:)`.
private final class RetryWhen<Element, Notifier: ObservableType, Failure: Swift.Error>:
  Producer<Element>
{
  private let source: Observable<Element>
  private let handler: (Observable<Failure>) -> Notifier

  init(source: Observable<Element>, handler: @escaping (Observable<Failure>) -> Notifier) {
    self.source = source
    self.handler = handler
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = RetryWhenSink<Notifier.Element, Failure, Observer>(
      source: source,
      observer: observer,
      cancel: cancel
    )
    // The notifier first: the source may fail inside `subscribe`.
    let answers = handler(sink.errors).asObservable().subscribe(sink.notifier)
    return (sink, Disposables.create(sink.run(), answers))
  }
}
