import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution10Errors
#else
@testable import Chapter10Errors
#endif

@Suite struct `10.10 A circuit breaker` {
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "10-Errors",
      exercise: "10.10",
      operators: [
        "breaker.protecting(a).retry(3)": { sources in
          // A picture has one sort of error.
          CircuitBreaker(failuresInARow: 2).protecting(sources.a).retry(3)
            .catch { _ in throw MarbleError() }
        },
        "breaker.protecting(a).retry(when: { _ in trials })": { sources in
          let breaker = CircuitBreaker(failuresInARow: 1)
          let trials = sources.b.do(onNext: { _ in breaker.halfOpen() })
          return breaker.protecting(sources.a).retry(when: { _ in trials })
        },
      ]
    )
  }

  // MARK: Closed

  @Test func `a closed breaker lets everything through`() {
    let (breaker, source) = (CircuitBreaker(failuresInARow: 3), HandSource<Int>())
    let token = breaker.protecting(source).subscribe(log.observer())

    source.send(.next(1), .next(2), .completed)

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "Nothing has failed: what the request answers is passed on. Heard: \(text(log))."
    )
    token.dispose()
  }

  @Test func `each subscription is a request`() {
    let (breaker, source) = (CircuitBreaker(failuresInARow: 1), HandSource<Int>())
    let protected = breaker.protecting(source)
    #expect(source.subscriptions.isEmpty, "Nobody has subscribed, so no request may be sent.")

    let token = protected.subscribe { _ in }
    #expect(source.subscriptions.count == 1, "Somebody has subscribed: that is a request.")
    breaker.fails()
    _ = protected.subscribe(log.observer())

    #expect(
      log.values == [refused],
      """
      The sequence was made while the breaker was closed, and subscribed to when it was open. What \
      counts is the moment of the subscription. Heard: \(text(log)).
      """
    )
    token.dispose()
  }

  @Test func `an error of the request goes to its observer`() {
    let breaker = CircuitBreaker(failuresInARow: 1)
    _ = breaker.protecting(Observable<Int>.error(Hail())).subscribe(log.observer())

    #expect(
      log.values == ["error(hail)"],
      "The request was let through, and its own error says why it failed. Heard: \(text(log))."
    )
  }

  @Test func `the refusal of another breaker is a failure like any other`() {
    let (inner, outer) = (opened(), CircuitBreaker(failuresInARow: 1))
    let source = HandSource<Int>()
    let request = outer.protecting(inner.protecting(source))
    let story = "One breaker let a request through, and another one, behind it, refused it"

    _ = request.subscribe(log.observer())
    #expect(
      log.values == [refused] && source.subscriptions.isEmpty,
      "\(story). The observer heard \(text(log))."
    )
    #expect(
      !outer.letsOneThrough,
      "\(story). So a request of the first has failed, which opens it, and it is not open."
    )
    outer.halfOpen()
    _ = request.subscribe { _ in }
    #expect(
      !outer.letsOneThrough,
      "\(story). It was the trial, which has failed, and the first breaker is not open again."
    )
  }

  @Test(arguments: [1, 2, 3])
  func `failures in a row open it`(limit: Int) {
    let breaker = CircuitBreaker(failuresInARow: limit)
    for count in 0..<limit {
      let soFar =
        count == 0 ? "Nothing has failed yet" : "\(count) failed, and it opens after \(limit)"
      #expect(breaker.letsOneThrough, "\(soFar): a subscription is a request. None was sent.")
      breaker.fails()
    }
    #expect(
      !breaker.letsOneThrough,
      "It opens after \(failures(limit)) in a row, and yet it let another request through."
    )
  }

  @Test func `an open breaker refuses at once, and leaves the server alone`() {
    let (breaker, source) = (opened(), HandSource<Int>())
    _ = breaker.protecting(source).subscribe(log.observer())

    #expect(
      source.subscriptions.isEmpty,
      "The server is down: a refused request must not be sent at all."
    )
    #expect(log.values == [refused], "It is refused inside `subscribe`. Heard: \(text(log)).")
    source.send(.next(1), .completed)
    #expect(log.values == [refused], "Nothing comes after an error. Heard: \(text(log)).")
  }

  @Test func `a success begins the count anew`() {
    let breaker = CircuitBreaker(failuresInARow: 2)
    for _ in 1...3 {
      breaker.fails()
      breaker.succeeds()
    }
    breaker.fails()

    #expect(
      breaker.letsOneThrough,
      "Every second request succeeded, so there were never two failures in a row; yet it is open."
    )
    breaker.fails()
    #expect(!breaker.letsOneThrough, "Now there were two in a row, and it has to be open.")
  }

  @Test func `an element is no success yet`() {
    let (breaker, source) = (CircuitBreaker(failuresInARow: 2), HandSource<Int>())
    breaker.fails()
    let token = breaker.protecting(source).subscribe(log.observer())

    source.send(.next(1), .error(Storm()))

    #expect(
      !breaker.letsOneThrough,
      """
      Two requests in a row have failed, the second after half an answer. A request succeeds when it \
      completes, and the breaker has to be open.
      """
    )
    token.dispose()
  }

  @Test func `a request that is disposed has neither failed nor succeeded`() {
    let breaker = CircuitBreaker(failuresInARow: 2)
    breaker.fails()
    for _ in 1...3 { breaker.isLeft() }
    #expect(
      breaker.letsOneThrough,
      "One request failed, and others were disposed. Leaving is not a failure; yet it is open."
    )
    breaker.fails()
    #expect(
      !breaker.letsOneThrough,
      "Two failures, and between them requests that nobody waited for. Leaving is not a success."
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `what a source sends after it was disposed does not count`(end: Event<Int>) {
    let (breaker, source) = (CircuitBreaker(failuresInARow: 2), HandSource<Int>())
    breaker.fails()
    breaker.protecting(source).subscribe { _ in }.dispose()

    source.send(end)

    #expect(
      breaker.letsOneThrough,
      "One request failed, and one was disposed; its source failed later, and nobody cares."
    )
    breaker.fails()
    #expect(
      !breaker.letsOneThrough,
      "Two requests failed, which opens it, and it let another through. One in between was disposed."
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `what a source sends while it is being disposed does not count`(end: Event<Int>) {
    let (breaker, source) = (halfOpened(), HandSource<Int>())
    source.whenDisposed = { [unowned source] in source.send(end) }
    breaker.protecting(source).subscribe(log.observer()).dispose()
    let story = "A trial was disposed, and meanwhile its source sent \(end), too late"

    #expect(log.values.isEmpty, "\(story). Its observer heard \(text(log)).")
    #expect(
      breaker.letsOneThrough,
      "\(story). The next request has to be the trial, and it was refused."
    )
    #expect(
      !breaker.letsTwoThrough,
      "\(story). Of the next two requests one is the trial, and both were let through."
    )
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `what a source sends after its end does not count`(end: Event<Int>) {
    let (breaker, source) = (CircuitBreaker(failuresInARow: 2), HandSource<Int>())
    let token = breaker.protecting(source).subscribe { _ in }

    source.send(.error(Storm()), end)

    #expect(breaker.letsOneThrough, "One request has failed, which is one failure, and not two.")
    breaker.fails()
    #expect(
      !breaker.letsOneThrough,
      "Two requests failed. After its error the first source sent \(end), which comes too late."
    )
    token.dispose()
  }

  @Test func `requests of every type share a breaker, and two breakers share nothing`() {
    let (weather, maps) = (CircuitBreaker(failuresInARow: 2), CircuitBreaker(failuresInARow: 2))
    _ = weather.protecting(Observable<String>.error(Storm())).subscribe { _ in }
    _ = weather.protecting(Observable<Int>.error(Hail())).subscribe { _ in }

    #expect(
      !weather.letsOneThrough,
      "Temperatures and names come from the same server, and two requests in a row have failed."
    )
    #expect(maps.letsOneThrough, "The other server has not failed, and has a breaker of its own.")
  }

  // MARK: Half-open

  @Test func `a half-open breaker lets one request through, and no other meanwhile`() {
    let (breaker, source, other) = (halfOpened(), HandSource<Int>(), HandSource<Int>())
    let token = breaker.protecting(source).subscribe { _ in }
    #expect(source.living == 1, "It is half-open: the first request is the trial, and is sent.")

    _ = breaker.protecting(other).subscribe(log.observer())
    #expect(
      other.subscriptions.isEmpty && log.values == [refused],
      """
      A trial is running, so another request is refused. It was sent \(other.subscriptions.count) \
      times, and its observer heard \(text(log)).
      """
    )
    token.dispose()
  }

  @Test func `a trial that succeeds closes it`() {
    let (breaker, source) = (halfOpened(limit: 2), HandSource<Int>())
    let token = breaker.protecting(source).subscribe(log.observer())
    source.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "The trial is a request like any other.")
    #expect(breaker.letsTwoThrough, "The server is up again, and all requests have to get through.")
    breaker.fails()
    #expect(
      breaker.letsOneThrough,
      "It opens after two failures, and there was one since it closed. Those before are forgotten."
    )
    breaker.fails()
    #expect(!breaker.letsOneThrough, "Since it closed there were two failures in a row.")
    token.dispose()
  }

  @Test func `a trial that fails opens it again`() {
    let (breaker, source) = (halfOpened(limit: 3), HandSource<Int>())
    let token = breaker.protecting(source).subscribe(log.observer())
    source.send(.error(Storm()))

    #expect(log.values == ["error(storm)"], "The trial failed with its own error: \(text(log)).")
    #expect(
      !breaker.letsOneThrough,
      "The trial has failed. One failure is enough now, whatever the limit is."
    )
    token.dispose()
    #expect(
      !breaker.letsOneThrough,
      "The trial has failed, and after that its token was disposed, which must not change anything."
    )
    breaker.halfOpen()
    #expect(breaker.letsOneThrough, "`halfOpen()` was called again: it is time for another trial.")
  }

  @Test func `an element of a trial is no success yet, either`() {
    let (breaker, source) = (halfOpened(), HandSource<Int>())
    let token = breaker.protecting(source).subscribe(log.observer())
    source.send(.next(1))
    #expect(!breaker.letsOneThrough, "The trial has sent half an answer, and is still running.")
    source.send(.error(Storm()))

    #expect(
      !breaker.letsOneThrough,
      "The trial has failed, after half an answer. It succeeds when it completes, and not before."
    )
    token.dispose()
  }

  @Test func `a trial that ends inside subscribe`() {
    let breaker = halfOpened()
    breaker.fails()
    #expect(!breaker.letsOneThrough, "The trial failed inside `subscribe`; it has to be open.")
    breaker.halfOpen()
    breaker.succeeds()
    #expect(breaker.letsTwoThrough, "The trial completed inside `subscribe`; it has to be closed.")
  }

  @Test func `a trial that is disposed leaves room for the next`() {
    let (breaker, source, next) = (halfOpened(), HandSource<Int>(), HandSource<Int>())
    breaker.protecting(source).subscribe { _ in }.dispose()
    #expect(source.living == 0, "`dispose()` reaches the source of a trial, too.")
    let token = breaker.protecting(next).subscribe { _ in }

    #expect(
      next.living == 1,
      """
      The first trial was disposed, and nobody knows yet whether the server is up. The next request \
      has to be the trial; if it is refused, so is every request from now on.
      """
    )
    #expect(!breaker.letsOneThrough, "The next trial is running, and there is only one at a time.")
    token.dispose()
  }

  @Test func `disposing a refused request makes no room`() {
    let (breaker, source) = (halfOpened(), HandSource<Int>())
    let trial = breaker.protecting(source).subscribe { _ in }
    breaker.protecting(HandSource<Int>()).subscribe { _ in }.dispose()

    #expect(
      !breaker.letsOneThrough,
      "A request that was refused has been disposed; the trial is still running, and is the only one."
    )
    source.send(.completed)
    #expect(breaker.letsTwoThrough, "The trial has completed, which closes it.")
    trial.dispose()
  }

  @Test func `refusals do not count`() {
    let (breaker, source) = (halfOpened(), HandSource<Int>())
    let trial = breaker.protecting(source).subscribe { _ in }
    for _ in 1...3 { _ = breaker.protecting(HandSource<Int>()).subscribe { _ in } }
    source.send(.completed)

    #expect(
      breaker.letsTwoThrough,
      "Three requests were refused while the trial was running. It has succeeded, and that counts."
    )
    trial.dispose()
  }

  @Test func `halfOpen changes nothing about a closed breaker`() {
    let breaker = CircuitBreaker(failuresInARow: 2)
    breaker.halfOpen()
    #expect(breaker.letsTwoThrough, "It was closed, and has to stay closed: no request is a trial.")
    breaker.fails()
    breaker.halfOpen()
    #expect(breaker.letsTwoThrough, "It was closed after one failure, and has to stay closed.")
    breaker.fails()
    #expect(
      !breaker.letsOneThrough,
      "It was closed at both calls, so the count goes on, and no trial is kept for later."
    )
  }

  @Test func `halfOpen changes nothing while a trial is running`() {
    let (breaker, source) = (halfOpened(), HandSource<Int>())
    let trial = breaker.protecting(source).subscribe { _ in }
    breaker.halfOpen()
    #expect(!breaker.letsOneThrough, "A trial is running: there must be no second one beside it.")
    source.send(.error(Storm()))
    #expect(
      !breaker.letsOneThrough,
      "The trial has failed. The call that came while it was running is not kept for later."
    )
    trial.dispose()
  }

  @Test func `halfOpen twice makes room for one trial`() {
    let (breaker, source) = (halfOpened(), HandSource<Int>())
    breaker.halfOpen()
    let trial = breaker.protecting(source).subscribe { _ in }

    #expect(source.living == 1, "It is half-open, and was told so twice.")
    #expect(!breaker.letsOneThrough, "However often it is told: one trial at a time.")
    trial.dispose()
  }

  // MARK: Requests from before it opened

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `once it is open, an older request decides nothing`(end: Event<Int>) {
    let (breaker, old) = (CircuitBreaker(failuresInARow: 1), HandSource<Int>())
    let token = breaker.protecting(old).subscribe(log.observer())
    breaker.fails()
    old.send(.next(1), end)

    #expect(
      log.values == ["next(1)", "\(end)"],
      "It was let through before the breaker opened, and its observer hears it. Heard: \(text(log))."
    )
    #expect(
      !breaker.letsOneThrough,
      "The breaker is open. An older request sent \(end), and that is not a trial."
    )
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `a half-open breaker waits for its trial, and not for older requests`(end: Event<Int>) {
    let (breaker, old) = (CircuitBreaker(failuresInARow: 1), HandSource<Int>())
    let token = breaker.protecting(old).subscribe { _ in }
    breaker.fails()
    breaker.halfOpen()
    old.send(end)

    #expect(
      breaker.letsOneThrough,
      "It was half-open, and an older request sent \(end). There has to be room for a trial still."
    )
    #expect(!breaker.letsTwoThrough, "It is half-open: of two requests one is the trial.")
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm()), nil])
  func `an older request does not speak for the trial`(end: Event<Int>?) {
    let breaker = CircuitBreaker(failuresInARow: 1)
    let (old, source) = (HandSource<Int>(), HandSource<Int>())
    let token = breaker.protecting(old).subscribe { _ in }
    breaker.fails()
    breaker.halfOpen()
    let trial = breaker.protecting(source).subscribe { _ in }
    if let end { old.send(end) } else { token.dispose() }
    let what = end.map { "sent \($0)" } ?? "was disposed"

    #expect(
      !breaker.letsOneThrough,
      "The trial is still running. A request from before the breaker opened \(what)."
    )
    breaker.halfOpen()
    #expect(
      !breaker.letsOneThrough,
      """
      A request from before the breaker opened \(what), and then `halfOpen()` was called. The trial is \
      still running, so there is no room for another.
      """
    )
    source.send(.completed)
    #expect(breaker.letsTwoThrough, "Now the trial has completed, and that closes the breaker.")
    token.dispose()
    trial.dispose()
  }

  @Test func `once it has closed again, an older request counts like any other`() {
    let (breaker, failing, succeeding) = (
      CircuitBreaker(failuresInARow: 2), HandSource<Int>(), HandSource<Int>()
    )
    let tokens = [failing, succeeding].map { breaker.protecting($0).subscribe { _ in } }
    for _ in 1...2 { breaker.fails() }
    breaker.halfOpen()
    breaker.succeeds()
    let story = "It opened, and closed again, and two requests from before that were still running."

    breaker.fails()
    succeeding.send(.completed)
    breaker.fails()
    #expect(
      breaker.letsOneThrough,
      "\(story) One of them succeeded between two failures, which begins the count anew."
    )
    failing.send(.error(Storm()))
    #expect(
      !breaker.letsOneThrough,
      "\(story) One of them failed, right after another failure. Those are two in a row."
    )
    tokens.forEach { $0.dispose() }
  }

  // MARK: What comes before what

  @Test func `the breaker knows of a failure before the observer does`() {
    let (breaker, attempts) = (CircuitBreaker(failuresInARow: 2), Recorder<Int>())
    let source = failing(times: 9).do(onNext: { attempts.record($0) })
    _ = breaker.protecting(source).retry(5).subscribe(log.observer())

    #expect(
      attempts.values == [1, 2],
      """
      `retry` asks again as soon as it hears of a failure. After the second one the breaker has to be \
      open already. These attempts were sent: \(attempts.values).
      """
    )
    #expect(log.values.last == refused, "The third attempt is refused. Heard: \(text(log)).")
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `the breaker knows how its trial ended before the observer does`(end: Event<Int>) {
    let (breaker, source) = (halfOpened(), HandSource<Int>())
    let answers = Recorder<Bool>()
    let token = breaker.protecting(source)
      .subscribe { (event: Event<Int>) in
        if event.isStopEvent { answers.record(breaker.letsTwoThrough) }
      }
    source.send(end)

    #expect(
      answers.values == [end.error == nil],
      """
      When the observer heard \(end), it sent two requests of its own. By then the breaker must be \
      \(end.error == nil ? "closed, and let both through" : "open, and refuse both").
      """
    )
    token.dispose()
  }

  @Test func `there is room for the next trial once the source is disposed`() {
    let (breaker, next) = (halfOpened(), HandSource<Int>())
    let source = Observable<Int>
      .create { _ in
        Disposables.create { _ = breaker.protecting(next).subscribe { _ in } }
      }
    breaker.protecting(source).subscribe { _ in }.dispose()

    #expect(
      next.subscriptions.isEmpty,
      """
      A trial was being disposed, and its line was not free yet. Another request was let through, so \
      two trials used the server at once.
      """
    )
    #expect(breaker.letsOneThrough, "The trial is disposed, and there has to be room for the next.")
  }

  // MARK: Rules, memory, stack

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { CircuitBreaker(failuresInARow: 3).protecting($0) }
    // Of several requests only one is let through half-open.
    expectKeepsTheRules(areIndependent: false) { halfOpened().protecting($0) }
  }

  @Test func `the source's closures are freed with the subscription and the producer`() {
    let breakers = Recorder<CircuitBreaker>()
    expectLetsGoOfItsClosures { source, probe in
      let breaker = halfOpened()
      breakers.record(breaker)
      return breaker.protecting(source.do(onNext: { _ in probe.touch() }))
    }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm()), nil])
  func `a breaker keeps nothing of a request that is over`(end: Event<Int>?) {
    let lifetimes = Lifetimes()
    for breaker in [CircuitBreaker(failuresInARow: 1), halfOpened(), opened()] {
      let source = HandSource<Int>()
      let token =
        breaker.protecting(
          source.do(onNext: { [probe = lifetimes.probe("source")] _ in
            probe.touch()
          })
        )
        .subscribe { [probe = lifetimes.probe("observer")] _ in probe.touch() }
      if let end { source.send(end) } else { token.dispose() }
      source.forgetObservers()
      withExtendedLifetime((breaker, token)) {
        #expect(
          lifetimes.alive == 0,
          "The request is over, and the breaker lives on, which still keeps: \(lifetimes.names)."
        )
      }
    }
  }

  @Test func `a hundred thousand elements and requests, on one stack`() {
    let (many, breaker) = (100_000, CircuitBreaker(failuresInARow: 50_000))
    var count = 0
    _ = breaker.protecting(.from(1...many)).subscribe(onNext: { _ in count += 1 })
    #expect(count == many, "One request sent \(many) elements, of which \(count) came through.")

    var sent = 0
    let failing = Observable<Int>
      .create { observer in
        sent += 1
        observer.onError(Storm())
        return Disposables.create()
      }
    _ = breaker.protecting(failing).retry(many).subscribe(log.observer())
    #expect(
      sent == many / 2 && log.values == [refused],
      """
      It opens after \(many / 2) failures, and \(many) requests were made, each as soon as the one \
      before had failed. \(sent) were sent, and the observer heard \(text(log)).
      """
    )
  }

  // MARK: Several threads

  @Test func `two requests at a half-open breaker`() {
    inEveryInterleaving(
      "To look whether there is room for a trial and to take it must be one step."
    ) { race in
      let breaker = halfOpened()
      let requests = (0..<2).map { _ in (source: HandSource<Int>(), log: Log()) }
      for (number, request) in requests.enumerated() {
        race.thread("request \(number + 1)") {
          let asked = Observable<Int>
            .deferred {
              race.step("asks the server")
              return request.source
            }
          _ = breaker.protecting(asked).subscribe(request.log.observer())
        }
      }
      race.atEnd {
        let sent = requests.count { $0.source.living == 1 }
        if sent != 1 { return "There is room for one trial, and \(sent) requests were sent." }
        let heard = requests.map(\.log.values)
        return heard.contains([refused]) && heard.contains([])
          ? nil : "One request is the trial, and the other is refused. The two heard \(heard)."
      }
    }
  }

  @Test func `two failures at once`() {
    inEveryInterleaving(
      alsoFreely: true,
      "Each failure has to be counted, even if two come at once."
    ) { race in
      let breaker = CircuitBreaker(failuresInARow: 2)
      for number in 1...2 {
        let source = HandSource<Int>()
        _ = breaker.protecting(source).subscribe { _ in }
        race.thread("request \(number)") { source.send(.error(Storm())) }
      }
      race.atEnd {
        breaker.letsOneThrough
          ? "Two requests have failed, which opens it, and it let another one through." : nil
      }
    }
  }

  @Test func `a failure and a success at once`() {
    inEveryInterleaving(
      "One of the two comes first: either it is open, or one failure is counted after the success."
    ) { race in
      let breaker = CircuitBreaker(failuresInARow: 2)
      breaker.fails()
      for (name, end) in [("a failure", Event<Int>.error(Storm())), ("a success", .completed)] {
        let source = HandSource<Int>()
        _ = breaker.protecting(source).subscribe { _ in }
        race.thread(name) { source.send(end) }
      }
      race.atEnd {
        breaker.fails()
        return breaker.letsOneThrough
          ? """
          One request failed, then one failed while one succeeded, and then another failed. It opens \
          after two, and it is closed.
          """ : nil
      }
    }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `a trial is disposed while it ends`(end: Event<Int>) {
    inEveryInterleaving(
      "The trial has ended or it was disposed. It must count as one of the two, and not as both."
    ) { race in
      let (breaker, source, log) = (halfOpened(), HandSource<Int>(), Log())
      let token = breaker.protecting(source).subscribe(log.observer())
      source.whenDisposed = { race.step("the source is disposed") }
      race.thread("the source") { source.send(end) }
      race.subscriberDisposes(token)
      race.atEnd {
        if source.living > 0 { return "The trial was disposed, and its source was not." }
        if !log.values.isEmpty {
          if end.error == nil, !breaker.letsTwoThrough {
            return "The observer heard that the trial completed, and the breaker is not closed."
          }
          if end.error != nil, breaker.letsOneThrough {
            return "The observer heard that the trial failed, and the breaker is not open."
          }
        }
        breaker.halfOpen()
        return breaker.letsOneThrough
          ? nil
          : "No trial is running any more, `halfOpen()` was called, and a request was refused."
      }
    }
  }

  @Test func `a trial is disposed while it fails, and another begins`() {
    inEveryInterleaving(
      """
      The trial has failed or it was disposed. If it counts as both, the breaker opens while the next \
      trial is running.
      """
    ) { race in
      let (breaker, first, second) = (halfOpened(), HandSource<Int>(), HandSource<Int>())
      let token = breaker.protecting(first).subscribe { _ in }
      race.thread("the trial") { first.send(.error(Storm())) }
      race.thread("the subscriber") {
        race.step("disposes the trial")
        token.dispose()
        race.step("sends the next request")
        _ = breaker.protecting(second).subscribe { _ in }
      }
      race.atEnd {
        breaker.halfOpen()
        let isOneMoreSent = breaker.letsOneThrough
        if second.living == 1 {
          return isOneMoreSent
            ? """
            The next request is running as the trial. `halfOpen()` was called, and another request was \
            let through.
            """ : nil
        }
        return isOneMoreSent
          ? nil
          : "No trial is running any more, `halfOpen()` was called, and a request was refused."
      }
    }
  }

  @Test func `a trial is disposed while the next request comes`() {
    inEveryInterleaving(
      "There is room for the next trial when the source of the first is disposed, and not before."
    ) { race in
      let (breaker, first, second) = (halfOpened(), HandSource<Int>(), HandSource<Int>())
      let token = breaker.protecting(first).subscribe { _ in }
      first.whenDisposed = { race.step("the first source is disposed") }
      race.subscriberDisposes(token)
      race.thread("the next request") {
        let asked = Observable<Int>
          .deferred {
            race.step("asks the server")
            if first.living == 1 { race.complain("Two trials use the server at the same time.") }
            return second
          }
        _ = breaker.protecting(asked).subscribe { _ in }
      }
      race.atEnd {
        if second.living == 1 {
          return breaker.letsOneThrough ? "A trial is running, and another was let through." : nil
        }
        return breaker.letsOneThrough
          ? nil : "The trial was disposed, the next request was refused, and so is each after it."
      }
    }
  }

  @Test func `halfOpen comes while the trial fails`() {
    inEveryInterleaving(
      "If it comes before the failure it changes nothing; if it comes after it, there is a trial."
    ) { race in
      let (breaker, source, log) = (halfOpened(), HandSource<Int>(), Log())
      let token = breaker.protecting(source).subscribe(log.observer())
      race.thread("the trial") { source.send(.error(Storm())) }
      race.thread("the clock") { breaker.halfOpen() }
      race.atEnd {
        defer { token.dispose() }
        if log.values != ["error(storm)"] { return "The trial failed; heard was \(text(log))." }
        if breaker.letsTwoThrough { return "The trial has failed, and the breaker is closed." }
        breaker.halfOpen()
        return breaker.letsOneThrough
          ? nil : "The trial has failed, `halfOpen()` was called, and a request was refused."
      }
    }
  }

  @Test func `no request waits for another`() {
    let answered = Recorder<String>()
    func anotherThread(_ when: String, asks breaker: CircuitBreaker) {
      let returned = anotherThreadCan { _ = breaker.letsOneThrough }
      if returned { answered.record(when) }
    }
    let situations = [
      "while a request was being sent", "while its observer heard the end",
      "while its source was being disposed",
    ]

    let breaker = CircuitBreaker(failuresInARow: 9)
    let source = Observable<Int>
      .create { observer in
        anotherThread(situations[0], asks: breaker)
        observer.onCompleted()
        return Disposables.create { anotherThread(situations[2], asks: breaker) }
      }
    let token = breaker.protecting(source)
      .subscribe { (_: Event<Int>) in anotherThread(situations[1], asks: breaker) }
    token.dispose()

    #expect(
      Set(situations).subtracting(answered.values).isEmpty,
      """
      Another thread sent a request, which has to be let through or refused at once. It got no answer \
      \(situations.filter { !answered.values.contains($0) }.joined(separator: ", and none ")).
      """
    )
  }

  @Test func `twenty thousand failures on two real threads`() {
    let breaker = CircuitBreaker(failuresInARow: 20_000)
    let returned = onThreads(2) { _ in
      for _ in 0..<10_000 { breaker.fails() }
    }

    #expect(returned, "Two threads sent requests that fail, and did not come back.")
    #expect(
      !breaker.letsOneThrough,
      "Two threads counted ten thousand failures each, and it opens after 20,000. Some were lost."
    )
  }
}

/// A number of failures, for a sentence.
private func failures(_ count: Int) -> String {
  count == 1 ? "1 failure" : "\(count) failures"
}

private let refused = "error(\(CircuitBreaker.Refused()))"

/// A breaker that has opened after as many failures as it takes.
private func opened(limit: Int = 1) -> CircuitBreaker {
  let breaker = CircuitBreaker(failuresInARow: limit)
  for _ in 0..<limit { breaker.fails() }
  return breaker
}

/// A breaker that waits for its trial.
private func halfOpened(limit: Int = 1) -> CircuitBreaker {
  let breaker = opened(limit: limit)
  breaker.halfOpen()
  return breaker
}

extension CircuitBreaker {
  /// Sends a request that fails inside `subscribe`.
  fileprivate func fails() {
    _ = protecting(Observable<Int>.error(Storm())).subscribe { _ in }
  }

  /// Sends a request that succeeds inside `subscribe`.
  fileprivate func succeeds() {
    _ = protecting(Observable<Int>.empty()).subscribe { _ in }
  }

  /// Sends a request, and disposes it before it ends.
  fileprivate func isLeft() {
    protecting(Observable<Int>.never()).subscribe { _ in }.dispose()
  }

  /// Whether a request is let through; it is disposed at once.
  fileprivate var letsOneThrough: Bool {
    let source = HandSource<Int>()
    let token = protecting(source).subscribe { _ in }
    defer { token.dispose() }
    return source.living == 1
  }

  /// Whether two requests are let through at the same time; they are disposed at once.
  fileprivate var letsTwoThrough: Bool {
    let source = HandSource<Int>()
    let tokens = (0..<2).map { _ in protecting(source).subscribe { _ in } }
    defer { tokens.forEach { $0.dispose() } }
    return source.living == 2
  }
}
