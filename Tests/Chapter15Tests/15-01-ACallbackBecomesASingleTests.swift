import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution15Traits
#else
@testable import Chapter15Traits
#endif

@Suite struct `15.1 A callback becomes a Single` {
  private let service = WeatherService()
  private let log = Log()

  private static var single: AnsweredTrait<SingleEvent<Int>> {
    AnsweredTrait(
      answers: [
        Answered(.success(4), "next(4)", "completed"),
        Answered(.success(5), "next(5)", "completed"),
        Answered(.failure(Storm()), "error(storm)"),
      ],
      create: { Single.create(subscribe: $0).asObservable() }
    )
  }

  private func ask(_ city: String = "Oslo") -> Disposable {
    service.temperature(in: city).asObservable().subscribe(log.observer())
  }

  @Test func `an answer is an element`() throws {
    let token = ask()
    try service.newest().answer(4, nil)

    #expect(log.values.first == "next(4)", "The service has called back with 4 degrees.")
    token.dispose()
  }

  @Test func `an answer is also the end`() throws {
    let token = ask()
    try service.newest().answer(4, nil)

    #expect(
      log.values == ["next(4)", "completed"],
      """
      A single promises one element, so nothing more will come, and everybody below has to know. \
      Without `completed`, a `concat` after it would never go on.
      """
    )
    token.dispose()
  }

  @Test func `an error is an error`() throws {
    let token = ask()
    try service.newest().answer(nil, Storm())

    #expect(log.values == ["error(storm)"], "The service has called back with a storm.")
    token.dispose()
  }

  @Test func `a call with neither is an error, too`() throws {
    let token = ask()
    try service.newest().answer(nil, nil)

    #expect(
      log.values == ["error(NoAnswer())"],
      "The call had neither a temperature nor an error. Without an answer, the spinner spins on."
    )
    token.dispose()
  }

  @Test(arguments: [0, -7])
  func `any number is a temperature`(degrees: Int) throws {
    let token = ask()
    try service.newest().answer(degrees, nil)

    #expect(
      log.values == ["next(\(degrees))", "completed"],
      "The service has called back with \(degrees) degrees, and that is an answer."
    )
    token.dispose()
  }

  @Test func `a call with both is an answer`() throws {
    let token = ask()
    try service.newest().answer(4, Storm())

    #expect(
      [["next(4)", "completed"], ["error(storm)"]].contains(log.values),
      """
      The call had both 4 degrees and a storm. Either may count, but one of them has to: the spinner \
      waits for it. Heard: \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `the request names the city, and is sent for each subscriber`() {
    let temperature = service.temperature(in: "Rome")
    #expect(
      service.requests.isEmpty,
      "Nobody has subscribed: describing a request must not send it."
    )

    let tokens = (1...2).map { _ in temperature.asObservable().subscribe(log.observer()) }

    #expect(
      service.requests.map(\.city) == ["Rome", "Rome"],
      "Two subscribers have to send two requests."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `each subscriber is answered`() throws {
    let temperature = service.temperature(in: "Rome").asObservable()
    let tokens = (1...2).map { _ in temperature.subscribe(log.observer()) }
    try #require(service.requests.count == 2, "Two subscribers have to send two requests.")
    service.requests[1].answer(5, nil)
    service.requests[0].answer(4, nil)

    #expect(
      log.values == ["next(5)", "completed", "next(4)", "completed"],
      "The second request was answered with 5, and then the first with 4: one answer for each."
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `dispose cancels the request`() throws {
    let token = ask()
    #expect(try !service.newest().isCancelled, "Somebody still waits for the answer.")
    token.dispose()
    let request = try service.newest()
    #expect(request.isCancelled, "Nobody waits any more, but the request goes on.")

    request.answer(4, nil)
    #expect(log.values.isEmpty, "The answer was on its way. Nothing may arrive after `dispose()`.")
  }

  @Test func `dispose cancels that request, and no other`() {
    let temperature = service.temperature(in: "Oslo")
    let tokens = (1...3).map { _ in temperature.asObservable().subscribe(log.observer()) }
    tokens[1].dispose()

    #expect(
      service.requests.map(\.isCancelled) == [false, true, false],
      """
      Three screens have asked about the same city, and the second has left. The other two still \
      wait for an answer. Cancelled: \(service.requests.map(\.isCancelled)).
      """
    )
    tokens.forEach { $0.dispose() }
  }

  @Test func `whoever holds the single need not hold the service`() async {
    await #expect(
      processExitsWith: .success,
      """
      Only the single was held when somebody subscribed, and the service was to call back with 4 \
      degrees. They were not heard with the end, or the program stopped. A single has to hold whatever \
      it needs to answer.
      """
    ) {
      let log = Log()
      weak var held: WeatherService?
      let temperature = {
        let service = WeatherService()
        held = service
        return service.temperature(in: "Oslo")
      }()
      let token = temperature.asObservable().subscribe(log.observer())
      guard held?.requests.count == 1 else { fatalError("No request was sent.") }
      held?.requests.last?.answer(4, nil)
      guard log.values == ["next(4)", "completed"] else { fatalError("Heard: \(log.values).") }
      token.dispose()
    }
  }

  @Test func `the first answer is the only one`() throws {
    let token = ask()
    let request = try service.newest()
    request.answer(4, nil)
    request.answer(5, nil)
    request.answer(nil, Storm())

    #expect(
      log.values == ["next(4)", "completed"],
      "This service calls back from its cache, and again from the network. A single answers once."
    )
    token.dispose()
  }

  @Test func `a reentrant second answer is ignored`() throws {
    let token = service.temperature(in: "Oslo").asObservable()
      .subscribe { event in
        log.record("\(event)")
        if case .next(4) = event { try? service.newest().answer(5, nil) }
      }
    try service.newest().answer(4, nil)

    #expect(
      log.values == ["next(4)", "completed"],
      "The observer has made the service call back once more. A single has one element."
    )
    token.dispose()
  }

  @Test(arguments: SecondAnswer.allCases)
  func `of two answers the first counts, whenever the second comes`(moment: SecondAnswer) {
    Self.single.expectFirstCounts(moment)
  }

  @Test func `of two answers at the same moment, one counts`() {
    Self.single.expectOneOfTwoCounts()
  }

  @Test func `of an answer and an error at the same moment, one counts`() {
    inEveryInterleaving(
      alsoFreely: true,
      """
      `Single.create` lets the first of the two through, and no other. Other operators expect that \
      their source sends one event at a time, and this service calls back from two threads.
      """
    ) { race in
      let (service, heard) = (WeatherService(), Log())
      let token = service.temperature(in: "Oslo").asObservable()
        .subscribe(
          AnyObserver { event in
            race.step("hears \(event)")
            heard.record("\(event)")
          }
        )
      let request = service.requests.last
      race.thread("the cache") { request?.answer(4, nil) }
      race.thread("the network") { request?.answer(nil, Storm()) }
      race.atEnd {
        token.dispose()
        return [["next(4)", "completed"], ["error(storm)"]].contains(heard.values)
          ? nil : "The service called back with 4 and with an error, and heard was \(heard.values)."
      }
    }
  }

  @Test func `an answer ends the work`() throws {
    let token = Single<Int>
      .create { single in
        single(.success(1))
        return Disposables.create { log.record("cleaned up") }
      }
      .asObservable()
      .subscribe(onNext: { log.record("\($0)") }, onDisposed: { log.record("disposed") })

    #expect(
      log.values == ["1", "disposed", "cleaned up"],
      "What `create` returned has to be disposed after the answer, even without a `dispose()`."
    )
    token.dispose()
  }

  @Test func `an answer is heard inside the call, even before the closure has returned`() {
    Self.single.expectSendsInsideTheCall()
  }

  @Test func `another thread may answer before the closure has returned`() {
    Self.single.expectHearsAnotherThread()
  }

  @Test func `each subscriber asks anew`() {
    Self.single.expectAsksAnew()
  }

  @Test func `work that is stopped can't answer any more`() {
    Self.single.expectDisposeCloses()
  }

  @Test func `somebody disposes while the answer comes`() {
    Self.single.expectDisposeWins()
  }

  @Test func `the work is disposed after the answer, and not before`() {
    for answer in [SingleEvent<Int>.success(4), .failure(Storm())] {
      var tell: ((SingleEvent<Int>) -> Void)?
      let token = Single<Int>
        .create { single in
          tell = single
          return Disposables.create { log.record("cleaned up") }
        }
        .asObservable()
        .subscribe(log.observer())
      tell?(answer)
      token.dispose()
    }

    #expect(
      log.values == ["next(4)", "completed", "cleaned up", "error(storm)", "cleaned up"],
      """
      One subscriber was answered with 4, and another with an error. What the closure returned has \
      to be disposed each time when the subscriber has heard the answer. It went: \(log.values).
      """
    )
  }

  @Test func `it frees everything`() {
    let lifetimes = Lifetimes()
    var callback: ((SingleEvent<Int>) -> Void)?
    let single = Single<Int>
      .create { single in
        callback = single
        return Disposables.create()
      }
    let token = single.asObservable()
      .subscribe(onNext: { [probe = lifetimes.probe()] _ in probe.touch() })
    callback?(.success(4))
    callback = nil

    #expect(
      lifetimes.alive == 0,
      "The answer has come, and the sink still keeps the screen that asked."
    )
    token.dispose()
  }

  @Test func `a token that is still held keeps nothing`() {
    Self.single.expectKeepsNothing()
  }

  #if DEBUG
  @Test func `a single that breaks its promise stops a debug build`() async {
    await #expect(processExitsWith: .failure, "It ended without the element that it promised.") {
      _ = Single<Int>(raw: .empty()).subscribe()
    }
  }
  #endif
}

extension WeatherService {
  /// Returns the newest request; the test ends here if there is none.
  fileprivate func newest() throws -> Request {
    try #require(requests.last, "No request was sent, so there is nothing to answer.")
  }
}
