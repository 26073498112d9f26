import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers

/// The sink of `window`, with a subject for the window that is open.
final class WindowSink<
  Element,
  Observer: ObserverType
>: TimedSink<Element, Observer> where Observer.Element == Observable<Element> {
  // machine 13.10: A window is open from the beginning to the end; it is over after `dueTime` or
  //   `count` elements, and the next one opens. The source stays for whoever listens to a window.
  // starts as: init(
  // starts as:   dueTime: RxTimeInterval,
  // starts as:   count: Int,
  // starts as:   scheduler: SchedulerType,
  // starts as:   observer: Observer,
  // starts as:   cancel: SinkDisposer
  // starts as: ) {
  // starts as:   super.init(dueTime: dueTime, scheduler: scheduler, observer: observer, cancel: cancel)
  // starts as: }
  // starts as:
  // starts as: /// Sends the first window, subscribes, and returns what ends the share of the owner.
  // starts as: func run(_ source: Observable<Element>) -> Disposable {
  // starts as:   listen(to: source)
  // starts as: }
  // starts as:
  // starts as: override func sourceSent(_ element: Element) {}
  // starts as:
  // starts as: override func alarmRang() {}
  private let count: Int

  // The open window, or nil once the source has ended, and how many elements it has received.
  private var subject: PublishSubject<Element>?
  private var elements = 0

  // The source and the alarm, and who needs them: the subscriber to the result owns them, the
  // subscribers to the windows use them.
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

  /// Sends the first window, subscribes, and returns what ends the share of the owner.
  func run(_ source: Observable<Element>) -> Disposable {
    open()
    setAlarm(after: dueTime)
    sourceAndAlarm.setDisposable(listen(to: source))
    return users
  }

  override func sourceSent(_ element: Element) {
    // exercise 13.10: Send the element to the open window; if that is full now, open the next one.
    // The window is full, and its observer makes the source send while it receives the last element.
    if elements > 0, elements == count { openNext() }
    guard let window = subject else { return }
    elements += 1
    window.onNext(element)
    // Unless that has already happened: then another window is open, and not full.
    if elements == count { openNext() }
    // end 13.10
  }

  override func sourceFailed(_ error: Swift.Error) {
    // exercise 13.10: Send the end to the window first, and then to the observer; after that nobody
    //   needs the source.
    subject.take()?.onError(error)
    fail(with: error)
    sourceAndAlarm.dispose()
    // end 13.10
  }

  override func sourceCompleted() {
    // exercise 13.10: Complete the window first, and then the result; after that nobody needs the source.
    subject.take()?.onCompleted()
    complete()
    sourceAndAlarm.dispose()
    // end 13.10
  }

  override func alarmRang() {
    openNext()
  }

  private func openNext() {
    // An observer that hears the end may make the source send more: no window is opened for that.
    guard subject != nil else { return }
    // exercise 13.10: Complete the open window, and then open a new one, which is empty and has a whole
    //   `dueTime` ahead.
    restartAlarm(after: dueTime) {
      // Taken out: what an observer sends on hearing the end belongs to no window, and fills none.
      let over = subject.take()
      over?.onCompleted()
      elements = 0
      open()
    }
    // end 13.10
  }

  /// Opens a window, and sends it to the observer.
  private func open() {
    let window = PublishSubject<Element>()
    subject = window
    forwardNext(Window(window, users: users))
  }
  // end machine 13.10
}

// machine 13.10: Everything else the sink needs.
/// A window as the outside sees it: a subject whose subscribers need the source.
private final class Window<Element>: Producer<Element> {
  private let subject: PublishSubject<Element>
  private let users: RefCountDisposable

  init(_ subject: PublishSubject<Element>, users: RefCountDisposable) {
    self.subject = subject
    self.users = users
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = PassingSink(observer: observer, cancel: cancel)
    // exercise 13.10: Subscribe the sink to the subject, as one more user of the source, until the
    //   window is over or the subscription is disposed.
    // starts as: return (sink, subject.subscribe(sink))
    let use = users.retain()
    return (sink, Disposables.create(use, subject.subscribe(sink)))
    // end 13.10
  }
}
// end machine 13.10
