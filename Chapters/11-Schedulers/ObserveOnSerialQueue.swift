import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The producer of `observe(on:)`, for a scheduler that keeps the order itself.
final class ObserveOnSerialQueue<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let scheduler: SerialDispatchQueueScheduler

  init(source: Observable<Element>, scheduler: SerialDispatchQueueScheduler) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    // exercise 11.9: The sink receives what the source sends. The token ends the subscription.
    let sink = PassingSink(observer: observer, cancel: cancel)
    return (sink, source.subscribe(sink))
    // end 11.9
  }
}

// exercise 11.9: A sink that sends each event to the scheduler as a piece of work, unless nobody wants
//   it any more. When its turn has come, it arrives. All goes through `perform`.
// end 11.9
