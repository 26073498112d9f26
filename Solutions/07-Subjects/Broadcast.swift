import Solution02ManyObservers
import Solution03TokensAndBags
import Solution04Events

/// What all subjects have in common: those who listen, a gate, and a memory.
///
/// Any thread may send, subscribe, or dispose. An event is noted in one step, under the lock of the
/// registry: there it gets its place in the order of all events, and there it is settled who hears it.
/// It is delivered outside of the lock, to a copy of the bag.
///
/// A subject is a subclass, which says what is remembered. RxSwift has no such class.
public class Broadcast<Element>: Observable<Element>, DirectObserver {
  let registry = Registry()

  deinit {
    // A token may outlive the subject, and keeps the registry: not those who listened.
    registry.empty()
  }

  // MARK: The memory, for subclasses; all of it is used with the lock held

  /// Whether those who listen are told an element when it comes; if not, they are told the past when
  /// the subject ends.
  var passesElementsOn: Bool { true }

  /// Whether a newcomer that sends an element while it is told the past hears it there and then;
  /// if not, it hears it after the past.
  var answersNest: Bool { true }

  /// Takes note of an element, and hands out in its place what has to be let go.
  ///
  /// Nothing may be freed in here, under the lock: a `deinit` is code of others.
  func note(_ element: inout Element) {}

  /// Returns what a newcomer is told first.
  ///
  /// - Parameter end: The end of the subject, which the newcomer is told next; `nil` if the subject
  ///   has not ended.
  /// - Returns: The elements, oldest first.
  func past(before end: End?) -> [Element] { [] }

  // MARK: The observer

  /// Tells an element to all who listen, unless the subject has ended or was disposed.
  ///
  /// If another thread is delivering, the element is left with that one.
  public func onNext(_ element: Element) {
    // `note` leaves in here what the memory gives up, and that is freed outside of the lock.
    var surplus = element
    let passage = registry.state.withLock { state -> Registry.Passage? in
      guard state.isRunning else { return nil }
      note(&surplus)
      guard passesElementsOn else { return nil }
      return state.takeTurn { places in { self.tell(element, to: places) } }
    }
    guard let (turn, places) = passage else { return }
    registry.use(turn) { tell(element, to: places) }
  }

  /// Tells all who listen that the subject has failed, and lets go of them.
  public func onError(_ error: Swift.Error) {
    end(.failed(error))
  }

  /// Tells all who listen that the subject has ended well, and lets go of them.
  public func onCompleted() {
    end(.completed)
  }

  private func end(_ end: End) {
    var lastWords: [Element] = []
    let passage = registry.state.withLock { state -> Registry.Passage? in
      guard state.isRunning else { return nil }
      if !passesElementsOn { lastWords = past(before: end) }
      // exercise 7.2: Note in `state` that the subject has ended, and how.
      state.life = .ended(end)
      // end 7.2
      return state.takeTurn { [lastWords] places in
        { self.tell(end, after: lastWords, to: places) }
      }
    }
    guard let (turn, places) = passage else { return }
    registry.use(turn) { tell(end, after: lastWords, to: places) }
  }

  private func tell(_ end: End, after lastWords: [Element], to places: Bag<Place>) {
    // exercise 7.9: If there are last words, tell each of them to all before anybody hears the end.
    for element in lastWords { tell(element, to: places) }
    // end 7.9
    registry.tell(end, to: places)
  }

  private func tell(_ element: Element, to places: Bag<Place>) {
    places.forEach { place in
      // Not checked: only `subscribe`, below, puts places into the bag.
      let place = unsafeDowncast(place, to: ElementPlace<Element>.self)
      // exercise 7.1: Tell the place the element.
      // starts as: _ = place
      place.tell(element)
      // end 7.1
    }
  }

  // MARK: The observable

  /// Whether somebody listens.
  public var hasObservers: Bool {
    registry.hasObservers
  }

  /// Tells `observer` what is remembered, then what comes from now on.
  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let place = ObserverPlace(observer)
    var past: [Element] = []
    let (key, life) = registry.state.withLock { state in
      switch state.life {
      case .running: past = self.past(before: nil)
      case .ended(let end): past = self.past(before: end)
      case .disposed: break
      }
      return (state.admit(place), state.life)
    }
    if let key {
      place.welcome(with: past, answersNest: answersNest)
      return PlaceToken(of: key, in: registry)
    }
    if case .ended(let end) = life {
      // exercise 7.2: Tell the observer what is left to tell: the past, and the end.
      // starts as: _ = end
      for element in past { observer.onNext(element) }
      end.tell(observer)
      // end 7.2
    } else if case .disposed = life {
      // exercise 7.4: Tell the observer the error `RxError.disposed`, with this subject in it.
      observer.onError(RxError.disposed(object: self))
      // end 7.4
    }
    return Disposables.create()
  }
}
