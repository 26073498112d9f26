import ContractTesting
import Dispatch
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution10Errors
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

@Suite struct `17.7 The search` {
  private let bench = WeatherBench()
  private let log = Log()

  @Test func `a request is sent when nobody has typed for 300 milliseconds`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("Rome"))
    #expect(reactor.currentState.city == "Rome", "The state holds the text of the field.")
    bench.scheduler.advanceTo(2)
    #expect(bench.requests.values == [], "Only 200 milliseconds are over: the user may type on.")
    #expect(!reactor.currentState.isLoading, "The spinner spins, and no request is on its way.")
    bench.scheduler.advanceTo(3)

    #expect(bench.requests.values == ["Rome @ 3"], "300 milliseconds are over: ask now.")
    #expect(reactor.currentState.isLoading, "The request is on its way: the spinner has to spin.")
    bench.sun(in: "Rome")
    #expect(reactor.currentState.report?.description == "Rome: sun", "The answer is in the state.")
    #expect(!reactor.currentState.isLoading, "The answer is there: the spinner has to stop.")
  }

  @Test func `each letter starts the pause anew`() {
    let reactor = bench.reactor()
    bench.scheduler.scheduleAt(0) { reactor.action.onNext(.type("R")) }
    bench.scheduler.scheduleAt(2) { reactor.action.onNext(.type("Ro")) }
    bench.scheduler.scheduleAt(4) { reactor.action.onNext(.type("Rom")) }
    bench.scheduler.start()

    #expect(bench.requests.values == ["Rom @ 7"], "One city was typed, so one request is sent.")
    #expect(reactor.currentState.city == "Rom", "The state follows each letter.")
  }

  @Test func `the same text once more starts the pause anew, too`() {
    let reactor = bench.reactor()
    bench.scheduler.scheduleAt(0) { reactor.action.onNext(.type("Rome")) }
    bench.scheduler.scheduleAt(2) { reactor.action.onNext(.type("Rome")) }
    bench.scheduler.start()

    #expect(
      bench.requests.values == ["Rome @ 5"],
      "The user has put the same text into the field again, during the pause: that is typing, too."
    )
  }

  @Test func `a report counts at once, as the service writes it`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("rome"))
    bench.scheduler.advanceTo(3)
    bench.answer("rome").send(.next(WeatherReport(city: "Rome", text: "sun")))

    #expect(
      reactor.currentState.report?.description == "Rome: sun",
      "The service has been asked about rome, and writes Rome. It is the answer all the same."
    )
    #expect(
      !reactor.currentState.isLoading,
      "The report is there, and its request has not ended yet: the spinner has to stop."
    )
    reactor.action.onNext(.type("munich"))
    bench.scheduler.advanceTo(6)
    bench.answer("munich").send(.next(WeatherReport(city: "München", text: "fog")))
    #expect(
      reactor.currentState.report?.description == "München: fog",
      "The service has been asked about munich, and writes München. It is the answer all the same."
    )
  }

  @Test func `the same text once more cancels the request`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("Rome"))
    bench.scheduler.advanceTo(3)
    reactor.action.onNext(.type("Rome"))

    #expect(
      bench.answer("Rome").living == 0 && !reactor.currentState.isLoading,
      """
      A request was on its way, and the user put the same text into the field again. That is typing: \
      the request is cancelled, and nothing is loading until the pause is over.
      """
    )
    bench.scheduler.start()
    #expect(bench.requests.values == ["Rome @ 3", "Rome @ 6"], "After the pause it asks again.")
  }

  @Test func `the answer to an older question is not shown`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("Oslo"))
    bench.scheduler.advanceTo(3)
    reactor.action.onNext(.type("Rome"))
    #expect(
      bench.answer("Oslo").living == 0,
      "The user types on, so nobody waits for Oslo any more: its request must be cancelled."
    )
    #expect(
      !reactor.currentState.isLoading,
      "The request for Oslo is cancelled, and the one for Rome is not sent yet: nothing is loading."
    )
    bench.scheduler.advanceTo(6)
    bench.sun(in: "Rome")
    bench.sun(in: "Oslo")

    #expect(
      reactor.currentState.report?.city == "Rome",
      "Rome was asked about last. Oslo's late answer must not take its place."
    )
  }

  @Test func `a tap asks again, without a pause`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("Rome"))
    bench.scheduler.advanceTo(3)
    bench.sun(in: "Rome")
    bench.scheduler.advanceTo(10)
    reactor.action.onNext(.refresh)

    #expect(
      bench.requests.values == ["Rome @ 3", "Rome @ 10"],
      "Nobody types on after a tap, so a tap need not wait."
    )
    #expect(reactor.currentState.isLoading, "The request is on its way.")
  }

  @Test func `a tap during the pause asks once, for what was typed`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("Rome"))
    bench.scheduler.advanceTo(1)
    reactor.action.onNext(.refresh)
    bench.scheduler.start()

    #expect(
      bench.requests.values == ["Rome @ 1"],
      "The user could not wait and tapped. The same question must not be asked twice."
    )
  }

  @Test func `a tap asks about what is in the field`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("Rome"))
    bench.scheduler.advanceTo(3)
    bench.sun(in: "Rome")
    reactor.action.onNext(.type("Oslo"))
    reactor.action.onNext(.refresh)

    #expect(
      bench.requests.values == ["Rome @ 3", "Oslo @ 3"],
      "The report is about Rome, and Oslo is in the field: a tap asks about Oslo."
    )
  }

  @Test func `what the user does after a tap cancels its request`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("Rome"))
    reactor.action.onNext(.refresh)
    reactor.action.onNext(.refresh)
    #expect(
      bench.answer("Rome").living == 1,
      "The user has tapped twice. The second request replaces the first."
    )
    reactor.action.onNext(.type("Oslo"))
    bench.sun(in: "Rome")

    #expect(bench.answer("Rome").living == 0, "The user types on: nobody waits for Rome any more.")
    #expect(reactor.currentState.report == nil, "Rome's answer came after the user had typed on.")
    #expect(!reactor.currentState.isLoading, "No request is on its way, and the spinner spins.")
  }

  @Test func `what was found stays until something else is found`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("Rome"))
    bench.scheduler.start()
    bench.sun(in: "Rome")
    reactor.action.onNext(.refresh)
    #expect(
      reactor.currentState.report?.city == "Rome",
      "The user has tapped. Until the answer is there, the label shows what was found before."
    )
    reactor.action.onNext(.type("Oslo"))
    #expect(
      reactor.currentState.report?.city == "Rome",
      "The user types on. The label still shows the weather that was found last."
    )
    bench.scheduler.start()
    bench.answer("Oslo").send(.error(Rain()))

    #expect(
      reactor.currentState.report?.city == "Rome",
      "The request for Oslo failed. There is an alert, and the label shows what was found last."
    )
  }

  @Test func `an error stops the spinner, says why, and that is all`() {
    let reactor = bench.reactor()
    let token = reactor.pulse(\.$error).compactMap { $0 }.subscribe(log.observer())
    reactor.action.onNext(.type("Rome"))
    bench.scheduler.start()
    bench.answer("Rome").send(.error(Rain()))
    #expect(!reactor.currentState.isLoading, "The request failed: the spinner has to stop.")
    reactor.action.onNext(.refresh)
    bench.answer("Rome").send(.error(Rain()))
    #expect(
      log.values == ["next(The dish on the roof is wet.)", "next(The dish on the roof is wet.)"],
      "It failed twice, so the user has to be told twice, in a sentence."
    )
    reactor.action.onNext(.refresh)
    bench.sun(in: "Rome")

    #expect(
      reactor.currentState.report?.description == "Rome: sun",
      "After an error everything has to work as before."
    )
    token.dispose()
  }

  @Test func `a request that has brought a report may still fail`() {
    let reactor = bench.reactor()
    let token = reactor.pulse(\.$error).compactMap { $0 }.subscribe(log.observer())
    reactor.action.onNext(.type("Rome"))
    bench.scheduler.start()
    bench.answer("Rome").send(.next(WeatherReport(city: "Rome", text: "sun")), .error(Rain()))

    #expect(
      log.values == ["next(The dish on the roof is wet.)"]
        && reactor.currentState.report?.description == "Rome: sun",
      "The request brought a report, went on, and failed. The report stays, and the user has to be told."
    )
    #expect(!reactor.currentState.isLoading, "Nothing is under way any more.")
    token.dispose()
  }

  @Test func `an empty field sends no request`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("Rome"))
    bench.scheduler.advanceTo(3)
    bench.sun(in: "Rome")
    reactor.action.onNext(.type(""))
    bench.scheduler.start()
    reactor.action.onNext(.refresh)

    #expect(bench.requests.values == ["Rome @ 3"], "The field is empty: there is nothing to ask.")
    #expect(reactor.currentState.report == nil, "The field is empty: there is nothing to show.")
    #expect(!reactor.currentState.isLoading, "The field is empty: there is nothing to wait for.")
  }

  @Test func `a field that is emptied ends the pause`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("Rome"))
    bench.scheduler.advanceTo(1)
    reactor.action.onNext(.type(""))
    bench.scheduler.start()

    #expect(
      bench.requests.values == [],
      "The user has emptied the field during the pause: that is typing, and nobody asks about Rome."
    )
  }

  @Test func `a field that is emptied cancels the request`() {
    let reactor = bench.reactor()
    reactor.action.onNext(.type("Rome"))
    bench.scheduler.advanceTo(3)
    reactor.action.onNext(.type(""))
    #expect(
      bench.answer("Rome").living == 0 && !reactor.currentState.isLoading,
      "The user has emptied the field: nobody waits for Rome any more, and nothing is loading."
    )
    bench.sun(in: "Rome")
    #expect(reactor.currentState.report == nil, "The field is empty: there is nothing to show.")
  }

  @Test(arguments: [false, true])
  func `leaving during a request cancels it`(_ isTapped: Bool) {
    var reactor: WeatherReactor? = bench.reactor()
    reactor?.action.onNext(.type("Rome"))
    if isTapped { reactor?.action.onNext(.refresh) } else { bench.scheduler.advanceTo(3) }
    #expect(bench.answer("Rome").living == 1, "The request is on its way.")
    reactor = nil

    #expect(
      bench.answer("Rome").living == 0,
      "The screen is gone during a request, and nobody is there to read the answer. It goes on."
    )
  }

  @Test func `leaving during the pause sends no request`() {
    let lifetimes = Lifetimes()
    var reactor: WeatherReactor? = bench.reactor(probe: lifetimes.probe("reactor"))
    reactor?.action.onNext(.type("Rome"))
    reactor = nil
    #expect(lifetimes.alive == 0, "The screen is gone, and something still keeps its reactor.")
    bench.scheduler.start()

    #expect(bench.requests.values == [], "Nobody is there to read the answer.")
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "17-Reactor",
      exercise: "17.7",
      of: String.self,
      operators: [
        "city that is shown": { cities(for: $0.typed, on: $0.scheduler, answer: $0.answer) }
      ]
    )
  }

  /// The city that is shown while letters are typed; the pause is three ticks.
  private func cities(
    for typed: Observable<String>,
    on clock: SchedulerType,
    answer: Observable<String>
  ) -> Observable<String> {
    .create { observer in
      let reactor = WeatherReactor(pause: .seconds(3), clock: clock) { city in
        answer.map { WeatherReport(city: city, text: $0) }
      }
      return Disposables.create(
        reactor.state.compactMap(\.report?.city).distinctUntilChanged().subscribe(observer),
        typed.map(WeatherReactor.Action.type).subscribe(reactor.action),
        // Nothing else keeps the reactor.
        Disposables.create { withExtendedLifetime(reactor) {} }
      )
    }
  }
}

private struct Rain: ReasonableError {
  let reason = "The dish on the roof is wet."
}
