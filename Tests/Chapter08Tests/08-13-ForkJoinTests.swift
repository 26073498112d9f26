import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution08Combining
#else
@testable import Chapter08Combining
#endif

@Suite struct `8.13 forkJoin` {
  private let left = HandSource<Int>()
  private let right = HandSource<Int>()
  private let log = Log()

  private func join() -> Disposable {
    Observable.forkJoin([left, right]).subscribe(log.observer())
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.13",
      operators: [
        "forkJoin([a, b])": { source in
          Observable.forkJoin([source.a, source.b]).map { (last: [Int]) in last[0] * 10 + last[1] }
        }
      ]
    )
  }

  // MARK: One array

  @Test func `it sends the last elements when all have completed`() {
    let token = join()

    left.send(.next(1), .next(2), .completed)
    right.send(.next(7), .next(8))
    #expect(
      log.values.isEmpty,
      "The right one has not completed: 8 may not be its last. The observer heard \(log.values)."
    )
    right.send(.next(9), .completed)

    #expect(
      log.values == ["next([2, 9])", "completed"],
      "One array with the last of each, and the end. The observer heard \(log.values)."
    )
    token.dispose()
  }

  @Test func `the array is in the order of the sources`() {
    let third = HandSource<Int>()
    let token = Observable.forkJoin([left, right, third]).subscribe(log.observer())

    third.send(.next(3))
    right.send(.next(2), .completed)
    third.send(.completed)
    left.send(.next(1), .completed)

    #expect(
      log.values == ["next([1, 2, 3])", "completed"],
      """
      The subscriber knows by its index which source an element is from. They completed in another \
      order, and the observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `an optional may be nil and still be there`() {
    let maybe = HandSource<Int?>()
    let token = Observable.forkJoin([maybe, .just(7)]).subscribe(log.observer())

    maybe.send(.next(1), .next(nil), .completed)

    #expect(
      log.values == ["next([nil, Optional(7)])", "completed"],
      "`nil` is an element like any other, here the last one. The observer heard \(log.values)."
    )
    token.dispose()
  }

  @Test func `of each source only the last element is kept`() {
    let (photos, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let token = Observable.forkJoin([photos, photos]).subscribe { _ in }

    for _ in 0..<3 { photos.send(.next(lifetimes.probe())) }

    #expect(
      lifetimes.alive == 1,
      """
      Three elements came, and only the last can be used. \(lifetimes.alive) of them are in memory.
      """
    )
    token.dispose()
    photos.forgetObservers()
    #expect(
      lifetimes.alive == 0,
      "The subscription is disposed, and the last element is still kept."
    )
  }

  // MARK: Its end

  @Test func `a source without an element ends the result at once`() {
    let third = HandSource<Int>()
    let token = Observable.forkJoin([left, right, third]).subscribe(log.observer())

    left.send(.next(1), .completed)
    right.send(.completed)

    #expect(
      log.values == ["completed"],
      """
      The right one has completed without an element, so there will never be an array. Nobody has \
      to wait for the third to know that. The observer heard \(log.values).
      """
    )
    #expect(third.living == 0, "The result has ended, and the third source is still subscribed.")
    third.send(.next(3), .completed)
    #expect(log.values == ["completed"], "After its end the observer heard \(log.values).")
    token.dispose()
  }

  @Test func `a source of optionals without an element ends the result, too`() {
    let maybes = [HandSource<Int?>(), HandSource<Int?>()]
    let token = Observable.forkJoin(maybes).subscribe(log.observer())

    maybes[0].send(.completed)

    #expect(
      log.values == ["completed"],
      """
      It has completed without an element, and nothing is not the element `nil`. The observer heard \
      \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `the first error ends the result at once`() {
    let token = join()

    right.send(.next(1), .error(Storm()))

    #expect(
      log.values == ["error(storm)"],
      "An error does not wait for the other source. The observer heard \(log.values)."
    )
    #expect(left.living == 0, "The result has ended, and the left source is still subscribed.")
    left.send(.next(2), .completed)
    #expect(log.values == ["error(storm)"], "After its end the observer heard \(log.values).")
    token.dispose()
  }

  @Test func `an empty collection completes`() {
    let token = Observable<Int>.forkJoin([]).subscribe(log.observer())

    #expect(
      log.values == ["completed"],
      "There is nothing to wait for, and nothing to send. The observer heard \(log.values)."
    )
    token.dispose()
  }

  @Test func `an observer that disposes at the array hears no end`() {
    let disposal = SingleAssignmentDisposable()
    let observer = AnyObserver<[Int]> { [log] event in
      log.record("\(event)")
      if log.values.count == 1 { disposal.dispose() }
    }
    disposal.setDisposable(Observable.forkJoin([left, right]).subscribe(observer))

    left.send(.next(1), .completed)
    right.send(.next(2), .completed)

    #expect(
      log.values == ["next([1, 2])"],
      "It disposed when it heard the array, and then heard more: \(log.values)."
    )
  }

  // MARK: Sources

  @Test func `a source that has completed is disposed at once, but the last after the end`() {
    let token =
      Observable
      .forkJoin([noted("left", left, in: log), noted("right", right, in: log)])
      .subscribe(log.observer())

    left.send(.next(1), .completed)
    log.record("left is done")
    right.send(.next(2), .completed)

    #expect(
      log.values == [
        "left subscribed", "right subscribed", "left disposed", "left is done", "next([1, 2])",
        "completed", "right disposed",
      ],
      """
      From left to right; a source is disposed when it has completed, and the last one when the \
      observer has heard the end. What happened: \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `a source that completes inside subscribe is disposed at once`() {
    let first = SendsInside(.next(1), .completed)
    let token = Observable.forkJoin([first, right]).subscribe(log.observer())

    #expect(
      first.token.disposals == 1,
      """
      The first source completed inside `subscribe`, before there was a token. It has to be disposed as \
      soon as there is one, and was disposed \(first.token.disposals) times.
      """
    )
    token.dispose()
  }

  @Test func `a source that completes while it is being subscribed is disposed at once`() {
    inEveryInterleaving(
      "A source may complete on another thread before `subscribe` has returned its token."
    ) { race in
      let two = TwoSources<[Int]>(in: race)
      race.thread("the subscriber") {
        two.subscribe(to: Observable.forkJoin([two.left, two.right]))
      }
      var mustSend = true
      func complete() {
        // Nobody would hear it before.
        mustSend = two.left.subscriptions.isEmpty
        if !mustSend { two.left.send(.next(1), .completed) }
      }
      race.thread("the first source", complete)
      race.atEnd {
        if mustSend { complete() }
        if two.left.living > 0 {
          return "The first source has completed, and is still subscribed."
        }
        two.right.send(.next(2), .completed)
        return two.complaint(unless: ["[1, 2] completed"]) ?? two.complaint()
      }
    }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end is heard before any source is disposed because of it`(end: Event<Int>) {
    expectHeardBeforeFreed([.next(1)], [end]) { Observable.forkJoin([$0, $1]) }
    expectHeardBeforeFreed([end]) { Observable.forkJoin([$0, $1]) }
    expectHeardBeforeFreed([.next(1), .completed], [.next(2), end], subscribed: ["the second"]) {
      Observable.forkJoin([$0, $1])
    }
  }

  @Test func `a source that is disposed has been counted off`() {
    expectTheLastIsFreedLast(before: [.next(1)], hears: ["[1, 1]"]) {
      Observable.forkJoin([$0, $1])
    }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `the last source may end inside subscribe`(end: Event<Int>) {
    let last = SendsInside(.next(2), end)
    let token = Observable.forkJoin([.just(1), last])
      .subscribe { (event: Event<[Int]>) in
        log.record("\(event), disposed: \(last.token.disposals)")
      }

    let array = end.isStopEvent && end.error == nil ? ["next([1, 2]), disposed: 0"] : []
    #expect(
      log.values == array + ["\(end), disposed: 0"],
      """
      The last source sent 2 and \(end) inside `subscribe`. It is disposed when the observer has heard \
      the end. What the observer heard, and how often the source had been disposed then: \(log.values).
      """
    )
    #expect(
      last.token.disposals == 1,
      """
      The last source sent \(end) inside `subscribe`, and was disposed \(last.token.disposals) times.
      """
    )
    token.dispose()
  }

  @Test func `dispose reaches all sources`() {
    let token = join()
    left.send(.next(1))

    token.dispose()
    #expect(left.living == 0 && right.living == 0, "A source is still subscribed.")
    left.send(.completed)
    right.send(.next(2), .completed)
    #expect(
      log.values.isEmpty,
      "The subscriber has disposed, and the observer heard \(log.values)."
    )
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { [$0] }
    expectKeepsTheRules { [$0, .just(0)] }
    expectKeepsTheRules { [.just(0), $0] }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end is heard before its source is freed`(end: Event<Int>) {
    expectOneEnd(at: end, "\(end)") { source in
      Observable.forkJoin([.never(), source]).map { (last: [Int]) in last[0] }
    }
  }

  @Test func `sources that end inside subscribe`() {
    let token = Observable.forkJoin([.of(1, 2), .just(3), left, .of(4, 5)])
      .subscribe(log.observer())

    #expect(
      log.values.isEmpty,
      """
      Some sources have completed inside `subscribe`, and others are still expected. The observer \
      heard \(log.values).
      """
    )
    left.send(.next(6), .completed)
    #expect(
      log.values == ["next([2, 3, 6, 5])", "completed"],
      "Now all have completed. The observer heard \(log.values)."
    )
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `after an end no other source is subscribed, and none stays subscribed`(end: Event<Int>) {
    let (living, second) = (Recorder<Int>(), HandSource<Int>())
    let broken = Observable<Int>
      .create { [left] observer in
        observer.on(end)
        living.record(left.living + second.living)
        return Disposables.create()
      }

    let token = Observable.forkJoin([left, second, broken, right]).subscribe(log.observer())

    #expect(log.values == ["\(end)"], "The third source sent \(end): that is the end.")
    #expect(!living.values.isEmpty, "The third source was never subscribed.")
    let areAllFree = living.values.allSatisfy { $0 == 0 }
    #expect(
      areAllFree,
      """
      The observer has heard the end, and of the two sources before the third some are still \
      subscribed (\(living.values)), because the third is still being subscribed. That may take long, \
      and the token does not know the sources yet.
      """
    )
    #expect(
      right.subscriptions.isEmpty,
      "The result had ended, and then the fourth source was subscribed: a request for nothing."
    )
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end of an earlier source stops the subscribing, too`(end: Event<Int>) {
    let second = Observable<Int>
      .create { [left] _ in
        left.send(end)
        return Disposables.create()
      }

    let token = Observable.forkJoin([left, second, right]).subscribe(log.observer())

    #expect(
      log.values == ["\(end)"],
      "While the second source was being subscribed, the first one sent \(end): that is the end."
    )
    #expect(
      right.subscriptions.isEmpty,
      "The result had ended, and then the third source was subscribed: a request for nothing."
    )
    token.dispose()
  }

  @Test func `each subscription has its own state`() {
    let joined = Observable.forkJoin([left, right])
    let other = Log()
    let token = joined.subscribe(log.observer())
    left.send(.next(1))
    let late = joined.subscribe(other.observer())
    left.send(.completed)
    right.send(.next(2), .completed)

    #expect(
      log.values == ["next([1, 2])", "completed"],
      "This observer was there when 1 came. It heard \(log.values)."
    )
    #expect(
      other.values == ["completed"],
      """
      This observer was not: of what was sent since, the left source sent no element. It heard \
      \(other.values).
      """
    )
    token.dispose()
    late.dispose()
  }

  @Test func `many elements and many sources do not pile up`() {
    let token = join()
    for number in 0..<10_000 { left.send(.next(number)) }
    left.send(.completed)
    right.send(.next(0), .completed)
    #expect(
      log.values == ["next([9999, 0])", "completed"],
      "The left source sent ten thousand elements. The observer heard \(log.values)."
    )
    token.dispose()

    let sizes = Recorder<Int>()
    let many = Observable.forkJoin((0..<2_000).map { .just($0) })
      .subscribe(onNext: { (last: [Int]) in sizes.record(last.count) })
    #expect(sizes.values == [2_000], "Two thousand sources work like two.")
    many.dispose()
  }

  @Test func `sources do not pile up on the stack`() {
    // Each source notes how deep the stack is: the address of a variable on it.
    let addresses = Recorder<Int>()
    let source = Observable<Int>
      .create { observer in
        var here = 0
        withUnsafePointer(to: &here) { addresses.record(Int(bitPattern: $0)) }
        observer.onNext(1)
        observer.onCompleted()
        return Disposables.create()
      }

    let token = Observable.forkJoin(Array(repeating: source, count: 30)).subscribe { _ in }

    #expect(addresses.values.count == 30, "Thirty sources were given, and each is subscribed once.")
    let growth = (addresses.values.first ?? 0) - (addresses.values.last ?? 0)
    #expect(
      abs(growth) < 2_000,
      """
      The thirtieth source is \(growth) bytes deeper on the stack than the first. A few thousand of \
      them overflow the stack.
      """
    )
    token.dispose()
  }

  @Test func `an element that is freed may make another source send`() async {
    let result = await #expect(
      processExitsWith: .success,
      """
      An element that was kept is freed, because a newer one replaces it, the other source fails, or the \
      subscription is disposed. Its `deinit` makes the other source send, on the same thread. The program \
      did not go on from there: either the thread waits for a lock that it holds, or a variable is still \
      being changed at that moment, which Swift does not allow.
      """
    ) {
      for moment in 0..<3 {
        let (left, right) = (HandSource<LastWords?>(), HandSource<LastWords?>())
        let token = Observable.forkJoin([left, right]).subscribe { (_: Event<[LastWords?]>) in }
        left.send(.next(LastWords { right.send(.next(nil)) }))
        let returned = onThreads(1) { _ in
          switch moment {
          case 0: left.send(.next(nil))
          case 1: right.send(.error(Storm()))
          default: token.dispose()
          }
          left.forgetObservers()
        }
        precondition(returned, "A thread waits for itself.")
      }
    }
    // What stops the program there would stop it here.
    guard result != nil else { return }
    for moment in ["a newer one replaces it", "the other source fails", "it is disposed"] {
      inEveryInterleaving(
        """
        An element was the last of its source so far, and is freed, because \(moment). What runs then \
        can't be known: here its `deinit` makes the other source send. A `Lock` must not be held at that \
        moment.
        """
      ) { race in
        let (left, right) = (HandSource<LastWords?>(), HandSource<LastWords?>())
        let token = Observable.forkJoin([left, right]).subscribe { (_: Event<[LastWords?]>) in }
        left.send(
          .next(
            LastWords {
              race.step("is freed, and makes the other source send")
              right.send(.next(nil))
            }
          )
        )
        race.thread("a thread") {
          switch moment {
          case "it is disposed": token.dispose()
          case "the other source fails": right.send(.error(Storm()))
          default: left.send(.next(nil))
          }
          left.forgetObservers()
        }
      }
    }
  }

  @Test(arguments: ["it has completed", "the other source fails", "the subscriber disposes"])
  func `a source that is disposed may make another source send`(moment: String) {
    inEveryInterleaving(
      """
      A source is disposed because \(moment), and that makes the other source send. A `Lock` must not \
      be held at that moment.
      """
    ) { race in
      let (left, right) = (HandSource<Int>(), HandSource<Int>())
      left.whenDisposed = {
        race.step("is disposed, and makes the other source send")
        right.send(.next(2))
      }
      let token = Observable.forkJoin([left, right]).subscribe { (_: Event<[Int]>) in }
      left.send(.next(1))
      race.thread("a thread") {
        switch moment {
        case "the subscriber disposes": token.dispose()
        case "the other source fails": right.send(.error(Storm()))
        default: left.send(.completed)
        }
        left.whenDisposed = {}
      }
      race.atEnd {
        left.living == 0 ? nil : "The left source has not been disposed, although \(moment)."
      }
    }
  }

  // MARK: Threads

  @Test func `what several threads use is guarded`() {
    #if SOLUTION
    let module = "Solution08"
    #else
    let module = "Chapter08"
    #endif
    // The complaint ends the exploration with the first order, and makes it tell its steps.
    let exploration = explore(in: module) { race in
      let sources = [HandSource<Int>(), HandSource<Int>()]
      _ = Observable.forkJoin(sources).subscribe { (_: Event<[Int]>) in }
      for source in sources {
        source.send(.next(1))
        race.thread { source.send(.completed) }
      }
      race.atEnd { "all have completed" }
    }
    // What the chapters before have built takes some by itself.
    let given = ["Solution03", "Solution04", "Solution05"]
    let steps = (exploration.failure?.log ?? [])
      .filter { step in !given.contains { step.file.hasPrefix($0) } }
    let isSeen = !steps.isEmpty
    #expect(
      isSeen,
      """
      Two sources completed on two threads, and what counts or keeps them took no step: no lock was \
      taken, no counter or flag used, and no variable that is marked. Either nothing guards it, or \
      something does that is not from chapter 3 or this one. Then no test below can find a race in it.
      """
    )
  }

  @Test func `the last two sources complete on two threads, and one array is heard`() {
    expectOneAtATime(hears: ["[1, 2] completed"]) { Observable.forkJoin([$0, $1]) }
    expectOneAtATime([.completed], [.completed], before: [.next(0)], hears: ["[0, 0] completed"]) {
      Observable.forkJoin([$0, $1])
    }
  }

  @Test func `two threads bring an end, and one end is heard`() {
    let failed = [Event<Int>.error(Storm())]
    expectOneAtATime([.next(1)] + failed, failed, hears: ["error(storm)"]) {
      Observable.forkJoin([$0, $1])
    }
    expectOneAtATime([.completed], failed, hears: ["completed", "error(storm)"]) {
      Observable.forkJoin([$0, $1])
    }
    expectOneAtATime([.completed], [.completed], hears: ["completed"]) {
      Observable.forkJoin([$0, $1])
    }
  }

  @Test func `one thread brings an end while another one sends and completes`() {
    expectOneAtATime([.next(1), .error(Storm())], hears: ["error(storm)"]) {
      Observable.forkJoin([$0, $1])
    }
    expectOneAtATime([.completed], hears: ["completed"]) { Observable.forkJoin([$0, $1]) }
  }

  @Test func `a source may end while another one is being subscribed`() {
    expectNothingIsLost(
      sending: [.next(1), .completed],
      next: [.next(2), .completed],
      hears: ["[1, 2] completed"]
    ) {
      Observable.forkJoin([$0, $1])
    }
    for (end, heard) in [(Event<Int>.completed, "completed"), (.error(Storm()), "error(storm)")] {
      expectNothingIsLost(sending: [end], hears: [heard]) { Observable.forkJoin([$0, $1]) }
    }
  }

  @Test func `one thread disposes while another one sends and ends`() {
    expectNothingIsLeft(sending: [.next(1), .completed], [.next(2), .completed]) {
      Observable.forkJoin([$0, $1])
    }
    expectNothingIsLeft(sending: [.next(1), .error(Storm())]) { Observable.forkJoin([$0, $1]) }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `the observer may make another source send`(end: Event<Int>) {
    let returned = onThreads(1) { [left, right, log] _ in
      let token = Observable.forkJoin([left, right])
        .subscribe { (event: Event<[Int]>) in
          log.record("\(event)")
          if log.values.count < 3 { right.send(.next(2), .completed) }
        }
      left.send(end)
      token.dispose()
    }

    #expect(returned, "The thread waits for itself, for a lock that it holds: a deadlock.")
    #expect(
      log.values == ["\(end)"],
      "While it handled \(end), it made the other source send. It heard \(log.values)."
    )
  }

  @Test func `nothing is kept after the end`() {
    for end in [Event<Lifetimes.Probe>.completed, .error(Storm())] {
      let (photos, more) = (HandSource<Lifetimes.Probe>(), HandSource<Lifetimes.Probe>())
      let lifetimes = Lifetimes()
      let token = Observable.forkJoin([photos, more])
        .subscribe { [probe = lifetimes.probe("the observer")] _ in probe.touch() }
      photos.send(.next(lifetimes.probe("the last element")))
      more.send(end)
      photos.forgetObservers()
      more.forgetObservers()

      #expect(
        lifetimes.alive == 0,
        """
        The sequence has ended with \(end), and what is still kept: \
        \(lifetimes.names.joined(separator: ", ")).
        """
      )
      token.dispose()
    }
  }
}

/// Expects the rules that every operator keeps, but for one: an element before an error is not sent.
private func expectKeepsTheRules(
  sourceLocation: SourceLocation = #_sourceLocation,
  joining sources: (Observable<Int>) -> [Observable<Int>]
) {
  let broken = brokenRules { source in
    Observable.forkJoin(sources(source)).map { (last: [Int]) in last.reduce(0, +) }
  }
  for rule in broken where rule.name != "the end comes through" {
    Issue.record("\(rule)", sourceLocation: sourceLocation)
  }
}
