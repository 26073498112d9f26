import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers

/// The way into a reactor: it takes actions, and sends them on one after the other.
///
/// It ignores an end: a button that is gone must not end the reactor. An action that comes while
/// another is being sent on waits its turn, whichever thread it comes from.
/// ReactorKit's class of the same name.
public final class ActionSubject<Element>: ObservableType, DirectObserver, SubjectType {
  // What it sends on, each action in its turn.
  private let heard = PublishRelay<Element>()

  /// Creates a subject that keeps the actions it gets until it is opened.
  init() {}

  /// Ignores an error.
  public func onError(_ error: Swift.Error) {}

  /// Ignores an end.
  public func onCompleted() {}

  /// Sends `observer` each action from now on, when its turn has come.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    heard.subscribe(observer)
  }

  /// Returns the subject itself, which is an observer.
  public func asObserver() -> ActionSubject<Element> {
    self
  }

  // exercise 17.4: Until the subject is opened, actions wait. From then on everybody hears them on
  //   the scheduler, each in its turn, the oldest first, whichever thread they come from.
  // starts as: private let isOpen = Flag()
  // starts as:
  // starts as: /// Takes an action.
  // starts as: public func onNext(_ action: Element) {
  // starts as:   if isOpen.isRaised() { heard.accept(action) }
  // starts as: }
  // starts as:
  // starts as: /// Begins to send the actions on `scheduler`, starting with those that have waited.
  // starts as: ///
  // starts as: /// - Parameter scheduler: Where to send them.
  // starts as: /// - Returns: The token that ends it.
  // starts as: func open(on scheduler: ImmediateSchedulerType) -> Disposable {
  // starts as:   isOpen.raise()
  // starts as:   return Disposables.create { [weak self] in self?.isOpen.lower() }
  // starts as: }
  // What is sent to this subject.
  private let sent = PublishRelay<Element>()

  // What came before the subject was opened; nil from then on.
  private let waiting = Lock<Queue<Element>?>(Queue())

  /// Takes an action.
  public func onNext(_ action: Element) {
    let hasToWait = waiting.withLock { $0?.append(action) != nil }
    if !hasToWait { sent.accept(action) }
  }

  /// Begins to send the actions on `scheduler`, starting with those that have waited.
  ///
  /// - Parameter scheduler: Where to send them.
  /// - Returns: The token that ends it.
  func open(on scheduler: ImmediateSchedulerType) -> Disposable {
    let token = sent.asObservable().observe(on: scheduler)
      .subscribe(onNext: { [heard] action in heard.accept(action) })
    while let action = nextInLine() { sent.accept(action) }
    return token
  }

  private func nextInLine() -> Element? {
    waiting.withLock { line in
      let action = line?.removeFirst()
      // Nothing is waiting any more: what comes from now on is sent at once.
      if action == nil { line = nil }
      return action
    }
  }
  // end 17.4
}
