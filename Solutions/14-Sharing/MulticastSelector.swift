import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects

extension ObservableType {
  /// Returns what `selector` makes of this sequence, which it may use as often as it likes.
  ///
  /// Each subscriber has one subscription to the source, and a subject of its own.
  ///
  /// - Parameters:
  ///   - subjectSelector: Makes the subject; if it throws, the result fails with that error.
  ///   - selector: Makes the result from the shared sequence; if it throws, likewise.
  /// - Returns: The result.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    // machine 14.9: Return a sequence that keeps the promise above.
    // starts as: .never()
    MulticastSelector(source: asObservable(), makeSubject: subjectSelector, selector: selector)
    // end machine 14.9
  }
}

// machine 14.9: What `multicast` is made of.
private final class MulticastSelector<Subject: SubjectType, Element>: Producer<Element> {
  private let source: Observable<Subject.Observer.Element>
  private let makeSubject: () throws -> Subject
  private let selector: (Observable<Subject.Element>) throws -> Observable<Element>

  init(
    source: Observable<Subject.Observer.Element>,
    makeSubject: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Element>
  ) {
    self.source = source
    self.makeSubject = makeSubject
    self.selector = selector
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = PassingSink(observer: observer, cancel: cancel)
    // exercise 14.9: `selector` makes the result from the source, shared through a new subject.
    //   Nothing that the source sends is missed; what a closure throws is the end.
    // starts as: return (sink, Disposables.create())
    do {
      let shared = source.multicast(try makeSubject())
      let subscription = try selector(shared).subscribe(sink)
      return (sink, Disposables.create(subscription, shared.connect()))
    } catch {
      sink.fail(with: error)
      return (sink, Disposables.create())
    }
    // end 14.9
  }
}
// end machine 14.9
