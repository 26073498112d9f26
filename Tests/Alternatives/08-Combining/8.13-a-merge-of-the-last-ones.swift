// Merges the last elements with their numbers; an empty source is an error that the sink turns into a completion.

// exercise 8.13
let lasts = sources.enumerated()
  .map { index, source in
    source.takeLast(1)
      .map { (index, $0) }
      .ifEmpty(switchTo: .error(NothingToJoin()))
  }
return lasts.isEmpty ? .empty() : ForkJoin(.merge(lasts), count: lasts.count)
// end 8.13

// exercise 8.13
/// What ends the result without an array; nobody outside hears it.
private struct NothingToJoin: Error {}

private final class ForkJoin<Element>: Producer<[Element]> {
  private let lasts: Observable<(Int, Element)>
  private let count: Int

  init(_ lasts: Observable<(Int, Element)>, count: Int) {
    self.lasts = lasts
    self.count = count
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == [Element] {
    let sink = ForkJoinSink<Element, Observer>(count: count, observer: observer, cancel: cancel)
    return (sink, lasts.subscribe(sink))
  }
}

/// Hears the last element of each source, in whatever order they come; `merge` sees to the rest.
private final class ForkJoinSink<
  Element,
  Observer: ObserverType
>: OperatorSink<(Int, Element), Observer> where Observer.Element == [Element] {
  @Unguarded private var lasts: [Element?]

  init(count: Int, observer: Observer, cancel: SinkDisposer) {
    lasts = Array(repeating: nil, count: count)
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ last: (Int, Element)) {
    lasts[last.0] = last.1
  }

  override func onError(_ error: Swift.Error) {
    if error is NothingToJoin { complete() } else { fail(with: error) }
  }

  override func onCompleted() {
    forwardNext(lasts.compactMap { $0 })
    complete()
  }
}
// end 8.13
