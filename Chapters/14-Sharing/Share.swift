import Solution03TokensAndBags
import Solution04Events
import Solution07Subjects

extension ObservableType {
  /// Returns a sequence with one subscription to its source for all who listen at the same time.
  ///
  /// - Parameters:
  ///   - replay: How many elements are replayed to a newcomer, at most.
  ///   - scope: How long these elements are kept.
  /// - Returns: The sequence, which stays connected as long as somebody listens.
  public func share(
    replay: Int = 0,
    scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    asObservable().share(replay: replay, scope: scope)
  }
}

extension Observable {
  /// Returns a sequence with one subscription to its source for all who listen at the same time.
  ///
  /// It stands here too, and not only above, because a driver is made of it: code that is compiled for
  /// all sequences asks the runtime for types that are known here.
  ///
  /// - Parameters:
  ///   - replay: How many elements are replayed to a newcomer, at most.
  ///   - scope: How long these elements are kept.
  /// - Returns: The sequence, which stays connected as long as somebody listens.
  public func share(
    replay: Int = 0,
    scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    precondition(replay >= 0, "share(replay:) needs a number of zero or more")
    return switch (scope, replay) {
    case (.whileConnected, 0): shared()
    case (.whileConnected, _): shared(replay: replay)
    case (.forever, _): sharedForever(replay: replay)
    }
  }

  private func shared() -> Observable<Element> {
    // exercise 14.5: Make a `Shared` sequence. Each of its connections has a new `PublishSubject`, and
    //   sends the end before it releases the source.
    publish().refCount()
    // end 14.5
  }

  private func shared(replay: Int) -> Observable<Element> {
    // exercise 14.6: A newcomer receives the last elements of the connection first, `replay` of them, one
    //   or more. With one it ends as `share()` does, with more as `refCount()`.
    share()
    // end 14.6
  }

  private func sharedForever(replay: Int) -> Observable<Element> {
    // exercise 14.7: Share through one subject for all connections.
    share(replay: replay)
    // end 14.7
  }
}

/// A sequence that stays connected as long as somebody listens, without a sink in between.
///
/// It only adds that listeners count.
private final class Shared<Element>: ConnectableObservable<Element> {
  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 14.5: Do what `RefCount` does, without a sink.
    Disposables.create()
    // end 14.5
  }
}
