import Foundation
import Solution03TokensAndBags
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution04Events
#else
@testable import Chapter04Events
#endif

@Suite struct `4.3 A cold observable` {
  @Test func `the source runs, and the subscriber hears what it sends`() {
    let log = Recorder<String>()
    let request = ClosureObservable<String> { observer in
      observer.onNext("sun")
      observer.onNext("rain")
      observer.onCompleted()
      return Disposables.create()
    }

    _ = request.subscribe(writing(to: log))

    #expect(
      log.values == ["next(sun)", "next(rain)", "completed"],
      "Subscribing runs the closure, with an observer that forwards to the subscriber."
    )
  }

  @Test func `nothing runs before somebody subscribes`() {
    let log = Recorder<String>()
    let request = ClosureObservable<String> { _ in
      log.record("request sent")
      return Disposables.create()
    }
    #expect(log.values.isEmpty, "A sequence is a plan. Making a plan sends nothing.")

    _ = request.subscribe(writing(to: Recorder()))

    #expect(log.values == ["request sent"], "Now somebody wants it, so it is sent, once.")
  }

  @Test func `it has run when subscribe returns`() {
    let log = Recorder<String>()
    let request = ClosureObservable<String> { observer in
      observer.onCompleted()
      return Disposables.create()
    }

    _ = request.subscribe(writing(to: log))
    log.record("returned")

    #expect(
      log.values == ["completed", "returned"],
      "The source runs inside `subscribe`, and what it sends meanwhile arrives meanwhile."
    )
  }

  @Test func `the source runs anew for each subscriber`() {
    let log = Recorder<String>()
    let requests = Counted()
    let request = ClosureObservable<String> { observer in
      requests.dispose()
      observer.onNext("answer \(requests.times)")
      observer.onCompleted()
      return Disposables.create()
    }

    _ = request.subscribe(writing(to: log))
    _ = request.subscribe(writing(to: log))

    #expect(
      log.values == ["next(answer 1)", "completed", "next(answer 2)", "completed"],
      """
      Two subscribers to a cold observable are two requests: the second one gets an answer of its \
      own. An end belongs to one subscription, not to the observable.
      """
    )
  }

  @Test func `each run talks to its own subscriber`() {
    let log = Recorder<String>()
    let inbox = Inbox<String>()
    let request = ClosureObservable<String> { observer in
      inbox.observers.append(observer)
      return Disposables.create()
    }

    _ = request.subscribe(AnyObserver { log.record("first \($0)") })
    _ = request.subscribe(AnyObserver { log.record("second \($0)") })
    // As many as there are: none in the untouched exercise.
    for (number, observer) in inbox.observers.enumerated() { observer.onNext("\(number)") }

    #expect(
      log.values == ["first next(0)", "second next(1)"],
      "The closure got one observer for each run, and each has to forward to its own subscriber."
    )
  }

  @Test func `the source runs on the thread that subscribes`() {
    let threads = Recorder<ObjectIdentifier>()
    let request = ClosureObservable<String> { _ in
      threads.record(ObjectIdentifier(Thread.current))
      return Disposables.create()
    }

    let inTime = onThreads(1) { _ in
      threads.record(ObjectIdentifier(Thread.current))
      _ = request.subscribe(writing(to: Recorder()))
    }

    #expect(inTime, "`subscribe` did not return.")
    #expect(
      threads.values.count == 2 && threads.values.first == threads.values.last,
      "No other thread is involved unless the source brings one."
    )
  }

  @Test func `a source that listens to something hot stays hot`() {
    let forecast = Observable3("sun")
    let log = Recorder<String>()
    let window = ClosureObservable<String> { observer in
      forecast.observe { observer.onNext($0) }
    }

    _ = window.subscribe(AnyObserver { log.record("first \($0)") })
    forecast.value = "rain"
    _ = window.subscribe(AnyObserver { log.record("second \($0)") })
    forecast.value = "snow"

    #expect(
      log.values == ["first next(rain)", "first next(snow)", "second next(snow)"],
      """
      The closure ran anew for the second subscriber, but all it does is listen. The rain came \
      before that: what is hot goes on whether or not anybody is there.
      """
    )
  }

  @Test func `it is used like any observable`() {
    let log = Recorder<String>()
    let request: Observable<String> = ClosureObservable { observer in
      observer.onNext("sun")
      return Disposables.create()
    }

    _ = request.asObservable().subscribe(AnonymousObserver { log.record("\($0)") })

    #expect(request.asObservable() === request, "An observable is its own observable.")
    #expect(log.values == ["next(sun)"], "Whoever has an `Observable` runs what its subclass does.")
  }

  @Test func `the subscriber's token is not the source's`() {
    let subscriptions = Recorder<String>()
    let log = Recorder<String>()
    let request = ClosureObservable<String> { _ in
      subscriptions.record("subscribed")
      return Freed(log: log)
    }

    let token = request.subscribe(writing(to: Recorder()))
    token.dispose()
    token.dispose()

    #expect(subscriptions.values.count == 1, "The source has to run.")
    #expect(
      log.values.count <= 1,
      """
      The subscriber disposed its token twice, and each time `dispose()` went through to what the \
      source had returned. A source need not be prepared for that: nothing stands between the two.
      """
    )
  }

  @Test func `the source talks to what the subscriber holds`() {
    let inbox = Inbox<String>()
    let request = ClosureObservable<String> { observer in
      inbox.observers.append(observer)
      return Disposables.create()
    }
    weak var subscription: AnyObject?
    do {
      let token = request.subscribe(writing(to: Recorder())) as AnyObject
      subscription = token
    }

    #expect(inbox.observers.count == 1, "The source has to run.")
    #expect(
      subscription != nil,
      """
      The source still has the observer that it was given, and the subscriber's token is gone: the \
      two are not connected. If the subscriber disposes that token, the source's events still arrive.
      """
    )
    inbox.observers = []
    #expect(subscription == nil, "Neither source nor subscriber holds it, but something else does.")
  }

  @Test func `the observable keeps nothing of its subscribers`() {
    let lifetimes = Lifetimes()
    let log = Recorder<String>()
    let request = ClosureObservable<String> { observer in
      observer.onNext("sun")
      observer.onCompleted()
      return Disposables.create()
    }

    _ = request.subscribe(
      AnyObserver { [probe = lifetimes.probe()] event in
        probe.touch()
        log.record("\(event)")
      }
    )

    #expect(log.values == ["next(sun)", "completed"], "The source has to run.")
    #expect(
      lifetimes.alive == 0,
      "The sequence is over and its token is gone, but something still holds the observer."
    )
  }
}

/// Where a source leaves its observers for a test.
private final class Inbox<Element> {
  var observers: [AnyObserver<Element>] = []
}
