import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource

extension ObservableType {
  /// Promises one element, and sees to it that the promise is kept.
  ///
  /// ```text
  ///   self:        --1--|       self:        --1--2--     self:        --|
  ///   asSingle():  -----(1|)    asSingle():  -----#       asSingle():  --#
  /// ```
  /// - Returns: A single that tells the element when the source completes. It fails with
  ///   `RxError.noElements` if there was none, and with `RxError.moreThanOneElement` at the second.
  public func asSingle() -> Single<Element> {
    PrimitiveSequence(
      raw: OnlyElement(source: asObservable(), ifNone: .error(RxError.noElements))
    )
  }

  /// Promises one element or none, and sees to it that the promise is kept.
  ///
  /// - Returns: A maybe that tells the element when the source completes. It fails with
  ///   `RxError.moreThanOneElement` at the second element.
  public func asMaybe() -> Maybe<Element> {
    PrimitiveSequence(raw: OnlyElement(source: asObservable(), ifNone: .completed))
  }
}

extension ObservableType where Element == Never {
  /// Promises that there are no elements, which the type `Never` promises already.
  public func asCompletable() -> Completable {
    PrimitiveSequence(raw: asObservable())
  }
}

/// The blueprint of `asSingle` and `asMaybe`.
private final class OnlyElement<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let ifNone: Event<Element>

  init(source: Observable<Element>, ifNone: Event<Element>) {
    self.source = source
    self.ifNone = ifNone
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = OnlyElementSink(ifNone: ifNone, observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
  }
}

private final class OnlyElementSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
  private let ifNone: Event<Observer.Element>

  // The `next` event that has come: an element may itself be nil.
  private var only: Event<Observer.Element>?

  init(ifNone: Event<Observer.Element>, observer: Observer, cancel: SinkDisposer) {
    self.ifNone = ifNone
    super.init(observer: observer, cancel: cancel)
  }

  func on(_ event: Event<Observer.Element>) {
    // exercise 15.3: Keep the element until the source completes, and forward it then, and the end;
    //   without one, `ifNone` is the end. A second element is the error `moreThanOneElement`. After
    //   an end, dispose.
    switch event {
    case .next:
      guard only != nil else {
        only = event
        return
      }
      forwardOn(.error(RxError.moreThanOneElement))
    case .error:
      forwardOn(event)
    case .completed:
      if let only {
        forwardOn(only)
        forwardOn(.completed)
      } else {
        forwardOn(ifNone)
      }
    }
    dispose()
    // end 15.3
  }
}
