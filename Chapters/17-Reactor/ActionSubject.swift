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
  private let isOpen = Flag()

  /// Takes an action.
  public func onNext(_ action: Element) {
    if isOpen.isRaised() { heard.accept(action) }
  }

  /// Begins to send the actions on `scheduler`, starting with those that have waited.
  ///
  /// - Parameter scheduler: Where to send them.
  /// - Returns: The token that ends it.
  func open(on scheduler: ImmediateSchedulerType) -> Disposable {
    isOpen.raise()
    return Disposables.create { [weak self] in self?.isOpen.lower() }
  }
  // end 17.4
}
