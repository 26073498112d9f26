// The slot belongs to the sequence, so that each subscription pushes out the one before.

// exercise 13.2
DelaySubscription(source: asObservable(), dueTime: dueTime, scheduler: scheduler)
// end 13.2

// exercise 13.2
private final class DelaySubscription<Element>: TimedProducer<Element, Element> {
  private let slot = SerialDisposable()

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = PassingSink(observer: observer, cancel: cancel)
    slot.disposable = scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in
      self.source.subscribe(sink)
    }
    return (sink, Disposables.create { [slot] in slot.disposable = Disposables.create() })
  }
}
// end 13.2
