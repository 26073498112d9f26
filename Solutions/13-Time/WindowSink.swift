import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers

/// The machine of `window`: a subject for the window that is open.
final class WindowSink<
  Element,
  Observer: ObserverType
>: TimedSink<Element, Observer> where Observer.Element == Observable<Element> {
  private let timeSpan: RxTimeInterval
  private let count: Int

  // The window that is open, and how many elements have come into it.
  private var subject = PublishSubject<Element>()
  private var elements = 0

  // The source and the alarm, and whoever needs them: the subscriber of the result owns them, those of
  // the windows use them.
  private let sourceAndAlarm: SingleAssignmentDisposable
  private let users: RefCountDisposable

  init(
    timeSpan: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.timeSpan = timeSpan
    self.count = count
    sourceAndAlarm = SingleAssignmentDisposable()
    users = RefCountDisposable(disposable: sourceAndAlarm)
    super.init(scheduler: scheduler, observer: observer, cancel: cancel)
  }

  /// Sends the first window, subscribes, and returns what ends the part of the one who subscribed.
  func run(_ source: Observable<Element>) -> Disposable {
    sendWindow()
    setAlarm(after: timeSpan)
    sourceAndAlarm.setDisposable(listen(to: source))
    return users
  }

  override func sourceSent(_ event: Event<Element>) {
    // exercise 13.10: Send an element into the open window; if that is full now, open the next one. An
    //   end is for the window first, and then for the observer; nobody needs the source any more then.
    switch event {
    case .next:
      subject.on(event)
      elements += 1
      if elements == count { openNext() }
    case .error(let error):
      subject.on(event)
      end(with: .error(error))
      sourceAndAlarm.dispose()
    case .completed:
      subject.on(event)
      end(with: .completed)
      sourceAndAlarm.dispose()
    }
    // end 13.10
  }

  override func alarmRang() {
    openNext()
  }

  private func openNext() {
    // exercise 13.10: Complete the open window, then open a new one, which is empty, has a whole
    //   `timeSpan` to go, and is sent to the observer.
    restartAlarm(after: timeSpan) {
      elements = 0
      subject.onCompleted()
      subject = PublishSubject()
      sendWindow()
    }
    // end 13.10
  }

  private func sendWindow() {
    forwardOn(.next(Window(subject, users: users)))
  }
}

/// A window that others see: a subject, whose subscribers need the source.
private final class Window<Element>: Producer<Element> {
  private let subject: PublishSubject<Element>
  private let users: RefCountDisposable

  init(_ subject: PublishSubject<Element>, users: RefCountDisposable) {
    self.subject = subject
    self.users = users
  }

  override func run<Observer: ObserverType>(
    _ observer: Observer,
    cancel: SinkDisposer
  ) -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element {
    let sink = OneWindowSink(observer: observer, cancel: cancel)
    // exercise 13.10: Subscribe the sink to the subject, as one more user of the source, until the
    //   window is over or the subscription is disposed.
    // starts as: return (sink, subject.subscribe(sink))
    let use = users.retain()
    return (sink, Disposables.create(use, subject.subscribe(sink)))
    // end 13.10
  }
}

private final class OneWindowSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
  func on(_ event: Event<Observer.Element>) {
    forwardOn(event)
    if event.isStopEvent { dispose() }
  }
}
