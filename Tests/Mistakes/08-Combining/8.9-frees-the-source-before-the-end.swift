// Disposes the source at an element of the other one, before the observer has heard the end.

// exercise 8.9
TakeUntil(source: asObservable(), other: other.asObservable())
// end 8.9

// exercise 8.9
private final class TakeUntil<Element, Other>: Producer<Element> {
  private let source: Observable<Element>
  private let other: Observable<Other>

  init(source: Observable<Element>, other: Observable<Other>) {
    self.source = source
    self.other = other
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = TakeUntilSink<Other, Observer>(observer: observer, cancel: cancel)
    sink.subscribe(toOther: other)
    sink.subscribe(to: source)
    return (sink, sink.both)
  }
}

private final class TakeUntilSink<
  Other,
  Observer: ObserverType
>: TwoSourceSink<Observer.Element, Other, Observer> {
  override func sourceSent(_ element: Observer.Element) {
    forwardNext(element)
  }

  override func otherSent(_ element: Other) {
    sourceSubscription.dispose()
    complete()
  }
}
// end 8.9
