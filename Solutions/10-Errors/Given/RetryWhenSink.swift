import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution08Combining

/// The sink of `retry(when:)`: a source again and again, and two subjects in between.
///
/// ```text
///   source --error--> attempt --> errors --> the handler's operators --> notifier --> attempt
/// ```
final class RetryWhenSink<
  Answer,
  Failure: Swift.Error,
  Observer: ObserverType
>: SequentialSink<UnfoldFirstSequence<Observable<Observer.Element>>, Observer> {
  /// The errors of the source, for the handler; it never ends.
  let errors = PublishSubject<Failure>()

  /// The answers to them, from the handler's sequence.
  ///
  /// A publish subject forgets elements that nobody waits for, and remembers its end: that is what
  /// answers need.
  let notifier = PublishSubject<Answer>()

  init(source: Observable<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
    super.init(sequence(first: source) { _ in source }, observer: observer, cancel: cancel)
  }

  /// Is called when the turn of an attempt has come.
  override func subscription(to source: Observable<Observer.Element>) -> Disposable {
    Attempt(sink: self).run(source)
  }
}
