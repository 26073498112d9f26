import Solution03TokensAndBags
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

/// What can go wrong with a request.
enum WeatherError: Error {
  case offline
  case noSuchCity
}

/// Returns an observer without a guard of its own: it writes down whatever it receives.
func writing<Element>(to log: Recorder<String>) -> AnyObserver<Element> {
  AnyObserver { log.record("\($0)") }
}

/// A source that sends what a test tells it to, however rude, and writes down when it is freed.
final class Station<Element> {
  private var observers: [AnyObserver<Element>] = []
  private let log: Recorder<String>

  init(_ log: Recorder<String>) {
    self.log = log
  }

  /// What the station sends to each subscriber.
  var events: ClosureObservable<Element> {
    ClosureObservable { [self] observer in
      observers.append(observer)
      return Disposables.create { [log] in log.record("freed") }
    }
  }

  /// Releases all that ever subscribed.
  func forget() {
    observers = []
  }

  /// Sends the events to all that ever subscribed, even to those that have left.
  func send(_ events: Event<Element>...) {
    for event in events {
      for observer in observers { observer.on(event) }
    }
  }
}

/// An observable that keeps none of the rules: its events go straight to the observer.
final class Rude<Element>: Observable<Element> {
  private let events: [Event<Element>]
  private let token: Disposable

  init(_ events: Event<Element>..., returning token: Disposable = Disposables.create()) {
    self.events = events
    self.token = token
    super.init()
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    for event in events { observer.on(event) }
    return token
  }
}

/// An observable without a guard, which sends what a test tells it to.
final class HandSource<Element>: Observable<Element> {
  private var observers: [AnyObserver<Element>] = []

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    observers.append(observer.asObserver())
    return Disposables.create()
  }

  /// Sends the events to all that ever subscribed.
  func send(_ events: Event<Element>...) {
    for event in events {
      for observer in observers { observer.on(event) }
    }
  }
}

/// A disposable that writes down each call, even a second one.
struct Freed: Disposable {
  let log: Recorder<String>

  func dispose() {
    log.record("freed")
  }
}

/// A disposable that counts its calls, from any thread.
final class Counted: Disposable, Sendable {
  private let calls = Recorder<Void>()

  var times: Int { calls.values.count }

  func dispose() {
    calls.record(())
  }
}

extension Recorder<String> {
  /// What was recorded, as a part of a sentence.
  var inWords: String {
    values.isEmpty ? "nothing" : values.joined(separator: ", ")
  }
}
