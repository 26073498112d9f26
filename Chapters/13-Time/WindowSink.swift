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
  private let count: Int

  // The window that is open, if the source has not ended, and how many elements have come into it.
  private var subject: PublishSubject<Element>?
  private var elements = 0

  // The source and the alarm, and whoever needs them: the subscriber of the result owns them, those of
  // the windows use them.
  private let sourceAndAlarm: SingleAssignmentDisposable
  private let users: RefCountDisposable

  init(
    dueTime: RxTimeInterval,
    count: Int,
    scheduler: SchedulerType,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.count = count
    sourceAndAlarm = SingleAssignmentDisposable()
    users = RefCountDisposable(disposable: sourceAndAlarm)
    super.init(dueTime: dueTime, scheduler: scheduler, observer: observer, cancel: cancel)
  }

  /// Sends the first window, subscribes, and returns what ends the part of the one who subscribed.
  func run(_ source: Observable<Element>) -> Disposable {
    open()
    setAlarm(after: dueTime)
    sourceAndAlarm.setDisposable(listen(to: source))
    return users
  }

  override func sourceSent(_ element: Element) {
    // exercise 13.10: Send the element into the open window; if that is full now, open the next one.
    // end 13.10
  }

  override func sourceFailed(_ error: Swift.Error) {
    // exercise 13.10: The end is for the window first, and then for the observer; nobody needs the
    //   source any more then.
    // end 13.10
  }

  override func sourceCompleted() {
    // exercise 13.10: The same, for a good end.
    // end 13.10
  }

  override func alarmRang() {
    openNext()
  }

  private func openNext() {
    // Whoever is told the end may make the source send more: no window is opened for that.
    guard subject != nil else { return }
    // exercise 13.10: Complete the open window, then open a new one, which is empty, and has a whole
    //   `dueTime` to go.
    // end 13.10
  }

  /// Opens a window, and sends it to the observer.
  private func open() {
    let window = PublishSubject<Element>()
    subject = window
    forwardNext(Window(window, users: users))
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
    let sink = PassingSink(observer: observer, cancel: cancel)
    // exercise 13.10: Subscribe the sink to the subject, as one more user of the source, until the
    //   window is over or the subscription is disposed.
    return (sink, subject.subscribe(sink))
    // end 13.10
  }
}
