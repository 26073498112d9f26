import Solution03TokensAndBags
import Solution04Events

extension ObservableType {
  /// Returns a sequence of `elements`, one per turn of the trampoline, and then its end.
  public static func of(_ elements: Element...) -> Observable<Element> {
    ObservableSequence(elements)
  }

  /// Returns a sequence of the elements of `array`, one per turn of the trampoline.
  public static func from(_ array: [Element]) -> Observable<Element> {
    ObservableSequence(array)
  }

  /// Returns a sequence of the elements of `sequence`, one per turn of the trampoline.
  ///
  /// Each subscription makes an iterator of its own, and takes no more from it than it sends.
  public static func from<Source: Sequence>(
    _ sequence: Source
  ) -> Observable<Element> where Source.Element == Element {
    ObservableSequence(sequence)
  }

  /// Returns a sequence of the element in `optional`, if any, which is sent inside `subscribe`.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map(just) ?? empty()
  }
}

/// The producer of a generator that sends the elements of a Swift sequence.
final class ObservableSequence<Source: Sequence>: Producer<Source.Element> {
  private let elements: Source

  init(_ elements: Source) {
    self.elements = elements
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = ObservableSequenceSink(elements.makeIterator(), observer: observer, cancel: cancel)
    // exercise 5.8: Let the sink wait for its first turn.
    Trampoline.current.enqueue(sink)
    // end 5.8
    // A generator has no source: its sink is all there is to dispose.
    return (sink, Disposables.create())
  }
}

/// The sink of such a generator, on whichever scheduler it has its turns.
package final class ObservableSequenceSink<
  Iterator: IteratorProtocol,
  Observer: ObserverType
>: Sink<Observer>, TrampolineWork where Iterator.Element == Observer.Element {
  private var iterator: Iterator

  package init(_ iterator: Iterator, observer: Observer, cancel: SinkDisposer) {
    self.iterator = iterator
    super.init(observer: observer, cancel: cancel)
  }

  package func takeTurn() -> Bool {
    // exercise 5.8: Send one element and ask for another turn; when none is left, complete. Once
    //   this sink is disposed, do nothing.
    // starts as: false
    guard !isDisposed else { return false }
    guard let element = iterator.next() else {
      complete()
      return false
    }
    forwardNext(element)
    return true
    // end 5.8
  }
}
