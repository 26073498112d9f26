import Solution02ManyObservers
import Solution03TokensAndBags
import Solution04Events

/// What all subjects have in common: it asks a machine what is to be done, and does it.
///
/// Any thread may send, subscribe, or dispose. Whatever happens is decided in one step, under a lock:
/// what is remembered, who will hear it, and which thread delivers. Observers are called after the lock is
/// released.
///
/// Each subject is a subclass, which says what is remembered. RxSwift has no such class.
public class Broadcast<Element>: Observable<Element>, DirectObserver {
  let machine = GuardedMachine()

  deinit {
    // A token may outlive the subject, and keeps the machine, but the observers are to go.
    _ = machine.withLock { $0.subjectFreed() }
  }

  // MARK: The memory, for subclasses; all of it is called under the lock

  /// Whether observers are told an element when it comes; if not, they are told the past at the end.
  var passesElementsOn: Bool { true }

  /// Whether an observer hears at once what it sends while it is told the past; if not, it hears that
  /// after the past.
  ///
  /// Only for a past of at most one element: into the middle of a longer one, an answer could bring
  /// what other threads have sent meanwhile.
  var answersNest: Bool { true }

  /// Remembers an element, and leaves in its place what is no longer remembered.
  ///
  /// Nothing may be freed in here, under the lock: a `deinit` is other people's code.
  func note(_ element: inout Element) {}

  /// Returns what a new observer is told first.
  ///
  /// - Parameter end: The end of the subject, which the observer is told next; `nil` if the subject
  ///   has not ended.
  /// - Returns: The elements, oldest first.
  func past(before end: End?) -> [Element] { [] }

  // MARK: The observer

  /// Tells an element to all observers, unless the subject has ended or was disposed.
  ///
  /// If another thread is delivering, the element is left to that thread.
  public func onNext(_ element: Element) {
    // exercise 7.1: Remember the element and decide who hears it, in one step under the lock. Call
    //   observers, and free what is no longer remembered, after the lock is released. A subject that is
    //   over does none of it.
    // end 7.1
  }

  /// Tells all observers that the subject has failed, and lets go of them.
  public func onError(_ error: Swift.Error) {
    end(.failed(error))
  }

  /// Tells all observers that the subject has ended well, and lets go of them.
  public func onCompleted() {
    end(.completed)
  }

  private func end(_ end: End) {
    // exercise 7.2: The first end counts. Decide in one step under the lock who hears it, and what a subject
    //   that has kept its elements back tells before it. Call observers after the lock is released.
    // end 7.2
  }

  private func tell(_ element: Element, to slots: Bag<AnySlot>) {
    slots.forEach { slot in
      // Not checked: only `subscribe`, below, makes slots, and it makes them for these elements.
      let slot = unsafeDowncast(slot, to: Slot<Element>.self)
      slot.tell(element)
    }
  }

  private func tell(_ end: End, after lastElements: [Element], to slots: Bag<AnySlot>) {
    // exercise 7.2: All hear the last elements before any of them hears the end. Afterwards no observer is
    //   kept; they are freed while no lock is held.
    // end 7.2
  }

  // MARK: The observable

  /// Whether somebody listens.
  public var hasObservers: Bool {
    machine.withLock { $0.isRunning && $0.slots.count > 0 }
  }

  /// Tells `observer` what is remembered, then what comes from now on.
  public override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    // exercise 7.1: In one step under the lock, give the observer its slot and find out what it is told
    //   first. Call it after the lock is released: with the past, or, if it came too late, with what is
    //   left to tell. Its token gives up the slot.
    Disposables.create()
    // end 7.1
  }

  /// Tells an observer that came too late what is left to tell; no lock may be held.
  ///
  /// - Parameters:
  ///   - observer: The observer, which has no slot.
  ///   - past: What is still remembered.
  ///   - life: What has become of the subject.
  private func tell<Observer: ObserverType>(
    _ observer: Observer,
    _ past: [Element],
    after life: Life
  ) where Observer.Element == Element {
    if case .ended(let end) = life {
      // exercise 7.2: Tell the observer what is left to tell.
      _ = end
      // end 7.2
    } else if case .disposed = life {
      // exercise 7.4: Tell the observer that this subject was disposed.
      // end 7.4
    }
  }
}
