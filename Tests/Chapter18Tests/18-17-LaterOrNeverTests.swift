import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.17 Later or never` {
  private let server = HandServer<Int>()
  private let log = Log()

  private func pull(_ stations: Observable<String> = .of("harbour", "summit")) -> Disposable {
    StationRound(stations: stations) { [server] in server.ask($0) }
      .measurements
      .subscribe(log.observer())
  }

  @Test func `the spinner spins until the last station has answered`() {
    let token = pull()
    server.answer("harbour", 9)
    server.answer("summit", -4)

    #expect(
      log.values == ["next(9)", "next(-4)", "completed"],
      """
      Alex pulls the list down. The spinner has to stop when the last station has answered: not \
      when the list of stations is complete, and not never.
      """
    )
    token.dispose()
  }

  @Test func `all stations are asked at once`() {
    let token = pull()

    #expect(
      server.asked == ["harbour", "summit"],
      "A slow station must not keep the others waiting."
    )
    #expect(server.waiting == ["harbour", "summit"], "Each of them should be heard.")
    server.answer("summit", -4)
    #expect(
      log.values == ["next(-4)"],
      "The summit answered first, and nothing else has happened."
    )
    token.dispose()
  }

  @Test func `leaving cancels the question to every station`() {
    let token = pull(.thatStaysOpen)
    token.dispose()

    #expect(
      server.waiting.isEmpty,
      """
      Alex has left the page. The app is still waiting for \(server.waiting): the inner \
      subscriptions have tokens of their own, and nobody disposes them.
      """
    )
  }

  @Test func `a station that fails is heard`() {
    let token = pull()
    server.fail("harbour", Storm())

    #expect(
      log.values == ["error(storm)"],
      "The harbour's station has fallen into the water, and the page has to say so."
    )
    #expect(server.waiting.isEmpty, "The round has failed. The other station is still being asked.")
    token.dispose()
  }

  @Test func `a list that fails is heard`() {
    let stations = PublishSubject<String>()
    let token = pull(stations)
    stations.onNext("harbour")
    stations.onError(Storm())

    #expect(log.values == ["error(storm)"], "There is no list, and the page has to say so.")
    #expect(server.waiting.isEmpty, "The round has failed. A station is still being asked.")
    token.dispose()
  }

  @Test func `a round without stations is over at once`() {
    let token = pull(.empty())

    #expect(log.values == ["completed"], "There is nobody to ask, and the spinner never stops.")
    token.dispose()
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.laterOrNever, are: [.nestedSubscription])
  }
}

extension Observable<String> {
  /// A list that is still open after its second station.
  fileprivate static var thatStaysOpen: Observable<String> {
    .create { observer in
      observer.onNext("harbour")
      observer.onNext("summit")
      return Disposables.create()
    }
  }
}
