// Walks along an array, and empties it only when nobody waits: with a source that is always ahead,
// never.

// exercise 11.9 in ObserveOn.swift
let sink = ObserveOnSink(scheduler, observer: observer, cancel: cancel)
let subscription = source.subscribe(sink)
return (sink, Disposables.create(subscription, sink.delivery))
// end 11.9
// exercise 11.9 in ObserveOn.swift
private final class ObserveOnSink<
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  private struct Line {
    var end: Event<Observer.Element>?
    var isDelivering = false
    var waiting: [Observer.Element] = []
    var next = 0
  }

  let delivery = SerialDisposable()

  private let scheduler: ImmediateSchedulerType
  private let line = Lock(Line())

  init(_ scheduler: ImmediateSchedulerType, observer: Observer, cancel: SinkDisposer) {
    self.scheduler = scheduler
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    deliver { line in line.waiting.append(element) }
  }

  override func onError(_ error: Swift.Error) {
    deliver { line in line.end = .error(error) }
  }

  override func onCompleted() {
    deliver { line in line.end = .completed }
  }

  private func deliver(_ change: (inout Line) -> Void) {
    guard !isDisposed else { return }
    let isFirst = line.withLock { line in
      guard line.end == nil else { return false }
      change(&line)
      defer { line.isDelivering = true }
      return !line.isDelivering
    }
    guard isFirst else { return }
    let turns = SingleAssignmentDisposable()
    delivery.disposable = turns
    turns.setDisposable(
      scheduler.scheduleRecursive(()) { _, recurse in
        if self.deliverOne() { recurse(()) }
      }
    )
  }

  private func deliverOne() -> Bool {
    guard !isDisposed else { return false }
    let element: Observer.Element? = line.withLock { line in
      guard line.next < line.waiting.count else { return nil }
      line.next += 1
      return line.waiting[line.next - 1]
    }
    guard let element else {
      switch line.withLock({ $0.end }) {
      case .error(let error): fail(with: error)
      case .completed: complete()
      default: break
      }
      return false
    }
    forwardNext(element)
    var delivered: [Observer.Element] = []
    let goesOn = line.withLock { line in
      if line.next == line.waiting.count {
        swap(&delivered, &line.waiting)
        line.next = 0
        line.isDelivering = line.end != nil
      }
      return line.isDelivering
    }
    return goesOn
  }
}
// end 11.9
