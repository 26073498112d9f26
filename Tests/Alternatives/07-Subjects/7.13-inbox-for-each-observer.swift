// No serializer: an inbox for each observer. A sender fills all of them in one step, and then tells
// those observers whom nobody else is telling.

// exercise 7.13
package final class BacklogSubject<Element>: Observable<Element>, ObserverType {
  /// An observer and its inbox; all but the observer is guarded by the lock of the subject.
  private final class Seat {
    let observer: AnyObserver<Element>
    var inbox: [Event<Element>]
    var isBusy = false
    var isClosed = false

    init<Observer: ObserverType>(
      _ observer: Observer,
      inbox: [Event<Element>]
    ) where Observer.Element == Element {
      self.observer = AnyObserver(observer)
      self.inbox = inbox
    }
  }

  private struct State {
    var backlog: [Event<Element>]? = []
    var end: Event<Element>?
    var seats = Bag<Seat>()
  }

  /// Tokens keep this, and not the subject.
  private final class Desk: @unchecked Sendable {
    private let state = Lock(State())

    func send(_ event: Event<Element>) {
      let idle = state.withLock { state -> [Seat] in
        guard state.end == nil else { return [] }
        state.backlog?.append(event)
        var idle: [Seat] = []
        state.seats.forEach { seat in
          seat.inbox.append(event)
          guard !seat.isBusy else { return }
          seat.isBusy = true
          idle.append(seat)
        }
        if event.isStopEvent {
          state.end = event
          // Whoever is busy is kept by the thread that tells it.
          state.seats.removeAll()
        }
        return idle
      }
      idle.forEach(tell)
    }

    func subscribe<Observer: ObserverType>(
      _ observer: Observer
    ) -> Disposable where Observer.Element == Element {
      let (seat, key) = state.withLock { state -> (Seat, BagKey?) in
        let seat = Seat(observer, inbox: state.backlog ?? state.end.map { [$0] } ?? [])
        state.backlog = nil
        seat.isBusy = true
        return (seat, state.end == nil ? state.seats.insert(seat) : nil)
      }
      tell(seat)
      return Disposables.create { [self, weak seat] in
        guard let seat else { return }
        let leftovers = state.withLock { state in
          defer { seat.inbox = [] }
          seat.isClosed = true
          return (seat.inbox, key.flatMap { state.seats.removeKey($0) })
        }
        withExtendedLifetime(leftovers) {}
      }
    }

    private func tell(_ seat: Seat) {
      while let event = next(for: seat) { seat.observer.on(event) }
    }

    private func next(for seat: Seat) -> Event<Element>? {
      state.withLock { _ in
        if seat.isClosed || seat.inbox.isEmpty {
          seat.isBusy = false
          return nil
        }
        return seat.inbox.removeFirst()
      }
    }

    /// The subject is freed: nobody is told anything more but those who are being told.
    func close() {
      let leftovers = state.withLock { state in
        defer { state.backlog = nil }
        return (state.backlog, state.seats.removeAll())
      }
      withExtendedLifetime(leftovers) {}
    }
  }

  private let desk = Desk()

  package override init() {}

  deinit {
    desk.close()
  }

  package func on(_ event: Event<Element>) {
    desk.send(event)
  }

  package override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    desk.subscribe(observer)
  }
}
// end 7.13
