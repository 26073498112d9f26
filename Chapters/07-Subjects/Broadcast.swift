import Solution02ManyObservers
import Solution03TokensAndBags
import Solution04Events

/// What all subjects have in common: those who listen, a gate, and a memory.
///
/// Any thread may send, subscribe, or dispose. An event is noted in one step, under the lock: there it
/// gets its place in the order of all events, and there it is settled who hears it. It is delivered
/// outside of the lock, to a copy of the bag.
final class Broadcast<Memory: SubjectMemory>: Registry, @unchecked Sendable {
  typealias Element = Memory.Element

  /// What has been said so far.
  struct History {
    var memory: Memory

    /// How the subject has ended, if it has.
    var end: Event<Element>?

    /// What a newcomer is told first.
    var past: [Element] { memory.past(before: end) }
  }

  // Unchecked: it is touched only while the lock of the registry is held.
  private var history: History

  init(_ memory: Memory) {
    history = History(memory: memory)
  }

  /// What has been said up to this moment.
  var now: History {
    state.withLock { _ in history }
  }

  /// Tells an event to all who listen; if another thread is delivering, leaves it with that one.
  func send(_ event: Event<Element>) {
    guard case .next(var element) = event else { return sendEnd(event) }
    // The memory leaves in `element` what it gives up, and that is freed out here.
    let passage = state.withLock { state -> (turn: Gate.Turn, places: Bag<Place>)? in
      guard state.life == .running else { return nil }
      history.memory.note(&element)
      guard Memory.passesElementsOn else { return nil }
      return state.takeTurn { places in { self.tell(event, isEnd: false, to: places) } }
    }
    guard let (turn, places) = passage else { return }
    use(turn) { tell(event, isEnd: false, to: places) }
  }

  /// Gives the observer a place, and tells it the past.
  ///
  /// - Parameters:
  ///   - observer: The one to be told.
  ///   - subject: The subject that is named in the error, if it was disposed.
  /// - Returns: The token that gives up the place.
  func subscribe<Observer: ObserverType>(
    _ observer: Observer,
    to subject: AnyObject
  ) -> Disposable where Observer.Element == Element {
    let place = ObserverPlace(observer)
    var past: [Element] = []
    let (key, life) = state.withLock { state in
      if state.life != .disposed { past = history.past }
      return (state.admit(place), state.life)
    }
    if let key {
      place.welcome(with: past, answersNest: Memory.answersNest)
      return PlaceToken(of: key, in: self)
    }
    if life == .ended {
      // exercise 7.2: Tell the observer what is left to tell: the past, and the end.
      // end 7.2
    } else if life == .disposed {
      // exercise 7.4: Tell the observer the error `RxError.disposed`, with the subject in it.
      // end 7.4
    }
    return Disposables.create()
  }

  private func sendEnd(_ event: Event<Element>) {
    var lastWords: [Element] = []
    let passage = state.withLock { state -> (turn: Gate.Turn, places: Bag<Place>)? in
      guard state.life == .running else { return nil }
      if !Memory.passesElementsOn { lastWords = history.memory.past(before: event) }
      // exercise 7.2: Note in `history` how the subject has ended, and in `state` that it has.
      // end 7.2
      return state.takeTurn { [lastWords] places in
        { self.tellEnd(event, after: lastWords, to: places) }
      }
    }
    guard let (turn, places) = passage else { return }
    use(turn) { tellEnd(event, after: lastWords, to: places) }
  }

  private func tellEnd(_ event: Event<Element>, after lastWords: [Element], to places: Bag<Place>) {
    // exercise 7.9: If there are last words, tell each of them to all before anybody hears the end.
    // end 7.9
    tell(event, isEnd: true, to: places)
    // In the bag until now, so that an observer could still leave.
    forgetPlaces()
  }

  private func tell(_ event: Event<Element>, isEnd: Bool, to places: Bag<Place>) {
    places.forEach { place in
      // Not checked: only `subscribe`, above, puts places into the bag.
      let place = unsafeDowncast(place, to: ElementPlace<Element>.self)
      // exercise 7.1: Tell the place the event.
      _ = place
      // end 7.1
    }
  }
}
