// A gauge is a box of one of three classes, and the sequence of a box is a producer that keeps the
// box in its token.

// exercise 15.8
fileprivate let box: GaugeBox<Element>

fileprivate init(_ box: GaugeBox<Element>) {
  self.box = box
}
// end 15.8

// exercise 15.8
box = SourceBox(initial, source.asObservable())
// end 15.8

// exercise 15.8
box.value
// end 15.8

// exercise 15.8
box.makeValues()
// end 15.8

// exercise 15.8
Gauge<Result>(MappedBox(box, transform))
// end 15.8

// exercise 15.8
Gauge(CombinedBox(first.box, second.box, resultSelector))
// end 15.8

// exercise 15.8
/// What a gauge holds.
private class GaugeBox<Element> {
  var value: Element {
    fatalError("\(Self.self) has to override value")
  }

  func makeValues() -> Observable<Element> {
    fatalError("\(Self.self) has to override makeValues()")
  }
}

/// The box that follows a source.
private final class SourceBox<Element>: GaugeBox<Element> {
  private let subject: BehaviorSubject<Element>
  private let subscription = SingleAssignmentDisposable()

  init(_ initial: Element, _ source: Observable<Element>) {
    subject = BehaviorSubject(value: initial)
    super.init()
    let feeder = Feeder(subject, subscription)
    subscription.setDisposable(source.subscribe(feeder))
  }

  deinit {
    subscription.dispose()
  }

  override var value: Element {
    guard let value = try? subject.value() else {
      preconditionFailure("The subject of a gauge neither ends nor is disposed")
    }
    return value
  }

  override func makeValues() -> Observable<Element> {
    SourceValues(self)
  }

  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }
}

/// The observer of the source.
private final class Feeder<Element>: DirectObserver {
  private let subject: BehaviorSubject<Element>
  private let subscription: SingleAssignmentDisposable
  private let isOver = Flag()

  init(_ subject: BehaviorSubject<Element>, _ subscription: SingleAssignmentDisposable) {
    self.subject = subject
    self.subscription = subscription
  }

  func onNext(_ element: Element) {
    if !isOver.isRaised(), !subscription.isDisposed { subject.onNext(element) }
  }

  func onError(_ error: Swift.Error) {
    onCompleted()
  }

  func onCompleted() {
    isOver.raise()
    subscription.dispose()
  }
}

/// The producer of the values.
private final class SourceValues<Element>: Producer<Element> {
  private let box: SourceBox<Element>

  init(_ box: SourceBox<Element>) {
    self.box = box
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = PassingSink(observer: observer, cancel: cancel)
    return (sink, Disposables.create(box.subscribe(sink), Kept(box: box)))
  }
}

/// A part of a token: it keeps the box until the token is disposed.
private struct Kept: Disposable {
  let box: AnyObject

  func dispose() {}
}

/// The box that makes its value of another one's.
private final class MappedBox<Source, Element>: GaugeBox<Element> {
  private let source: GaugeBox<Source>
  private let transform: (Source) -> Element

  init(_ source: GaugeBox<Source>, _ transform: @escaping (Source) -> Element) {
    self.source = source
    self.transform = transform
  }

  override var value: Element { transform(source.value) }

  override func makeValues() -> Observable<Element> {
    source.makeValues().map(transform)
  }
}

/// The box that makes its value of two others'.
private final class CombinedBox<First, Second, Element>: GaugeBox<Element> {
  private let first: GaugeBox<First>
  private let second: GaugeBox<Second>
  private let select: (First, Second) -> Element

  init(
    _ first: GaugeBox<First>,
    _ second: GaugeBox<Second>,
    _ select: @escaping (First, Second) -> Element
  ) {
    self.first = first
    self.second = second
    self.select = select
  }

  override var value: Element { select(first.value, second.value) }

  override func makeValues() -> Observable<Element> {
    .combineLatest(first.makeValues(), second.makeValues(), resultSelector: select)
  }
}
// end 15.8
