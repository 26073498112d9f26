import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers

/// The way into a reactor: it is told actions, and tells them one after the other.
///
/// An end that it is told is ignored: a button that is gone must not end the reactor. An action that
/// is sent while another one is being told waits its turn, whichever thread it comes from.
/// ReactorKit's class of the same name.
public final class ActionSubject<Element>: ObservableType, DirectObserver, SubjectType {
  // What is told to this subject.
  private let sent = PublishRelay<Element>()

  // What it tells, when its turn has come.
  private let heard = PublishRelay<Element>()

  // What came before there was anybody to hear it; nil from then on.
  private let waiting = Lock<Queue<Element>?>(Queue())

  /// Creates a subject that keeps what it is told until it is opened.
  init() {}

  /// Takes an action.
  public func onNext(_ action: Element) {
    let hasToWait = waiting.withLock { $0?.append(action) != nil }
    if !hasToWait { sent.accept(action) }
  }

  /// Ignores an error.
  public func onError(_ error: Swift.Error) {}

  /// Ignores an end.
  public func onCompleted() {}

  /// Tells `observer` each action from now on, when its turn has come.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    heard.subscribe(observer)
  }

  /// Returns the subject itself, as what it is to a source.
  public func asObserver() -> ActionSubject<Element> {
    self
  }

  /// Begins to tell the actions on `scheduler`, those first that have waited.
  ///
  /// - Parameter scheduler: Where to tell them.
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
      // Nobody waits any more: what comes from now on is sent at once.
      if action == nil { line = nil }
      return action
    }
  }
}
