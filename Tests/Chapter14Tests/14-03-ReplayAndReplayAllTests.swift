import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

@Suite struct `14.3 replay and replayAll` {
  private let source = HandSource<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "14-Sharing",
      exercise: "14.3",
      operators: [
        "the second, of publish()": { picture($0.a.publish(), door: $0.door) },
        "the second, of replay(1)": { picture($0.a.replay(1), door: $0.door) },
        "the second, of replayAll()": { picture($0.a.replayAll(), door: $0.door) },
      ]
    )
  }

  @Test func `a late listener hears the last elements first`() {
    let shared = source.replay(2)
    _ = shared.connect()
    source.send(.next(1), .next(2), .next(3))
    _ = shared.subscribe(log.listener("late"))
    #expect(
      log.values == ["late next(2)", "late next(3)"],
      "`replay(2)` keeps the last two, and replays them inside `subscribe`, oldest first."
    )
    source.send(.next(4), .completed)

    #expect(
      log.values == ["late next(2)", "late next(3)", "late next(4)", "late completed"],
      "After the replay it hears what comes."
    )
    #expect(
      source.subscriptions.count == 1,
      "The replay comes from memory, without another subscription to the source."
    )
  }

  @Test func `all means all, however many there are`() {
    let source = HandSource<Int>()
    let replayed = source.replayAll()
    let connection = replayed.connect()
    for number in 1...20_000 { source.send(.next(number)) }
    var (first, count) = (0, 0)
    let token = replayed.subscribe(onNext: { number in
      if count == 0 { first = number }
      count += 1
    })
    token.dispose()
    connection.dispose()

    #expect(
      first == 1 && count == 20_000,
      "The source sent 1 to 20000; a late listener heard \(count) of them, and \(first) first."
    )
  }

  @Test func `an element that nobody hears is remembered, too`() {
    let shared = source.replayAll()
    _ = shared.connect()
    for number in 1...300 { source.send(.next(number)) }
    _ = shared.subscribe(log.listener("late"))

    #expect(
      log.values == (1...300).map { "late next(\($0))" },
      "`replayAll()` keeps all elements of the connection, whether or not anybody listens."
    )
  }

  @Test func `a listener hears each element once`() {
    let shared = source.replay(2)
    _ = shared.subscribe(log.listener("first"))
    _ = shared.connect()
    source.send(.next(1))
    _ = shared.subscribe(log.listener("second"))
    source.send(.next(2))

    #expect(
      log.values == ["first next(1)", "second next(1)", "first next(2)", "second next(2)"],
      "Only the newcomer receives the replay."
    )
  }

  @Test func `a replay of zero elements is publish`() {
    let shared = source.replay(0)
    _ = shared.connect()
    source.send(.next(1))
    _ = shared.subscribe(log.listener("late"))
    source.send(.next(2))

    #expect(log.values == ["late next(2)"], "`replay(0)` keeps nothing.")

    source.send(.completed)
    _ = shared.subscribe(log.listener("next"))
    _ = shared.connect()
    source.send(.next(3))
    #expect(
      log.values.suffix(2) == ["late completed", "next next(3)"],
      """
      The first connection has completed, and whoever came after that listens to a second one. Over that \
      came 3, and no end. What happened: \(log.values.joined(separator: ", ")).
      """
    )
  }

  @Test(arguments: [Kind.some, .all]) fileprivate func `the replay ends with its connection`(
    _ kind: Kind
  ) {
    let shared = kind == .some ? source.replay(9) : source.replayAll()
    _ = shared.connect()
    source.send(.next(1), .completed)
    source.forgetObservers()
    _ = shared.subscribe(log.listener("late"))
    #expect(
      log.values.isEmpty,
      "The connection is over, and what came over it is forgotten. The next starts with nothing."
    )
    let connection = shared.connect()
    source.send(.next(2))
    connection.dispose()
    _ = shared.subscribe(log.listener("later"))
    #expect(
      log.values == ["late next(2)"],
      "A disconnect ends a connection, too: 2 came over the second one, and is forgotten with it."
    )
  }

  @Test(arguments: [Kind.some, .all])
  fileprivate func `what was replayed is freed with its connection`(_ kind: Kind) {
    let (source, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let shared = kind == .some ? source.replay(9) : source.replayAll()
    for end in ["dispose()", "the end of the source"] {
      let connection = shared.connect()
      source.send(.next(lifetimes.probe()))
      if end == "dispose()" { connection.dispose() } else { source.send(.completed) }
      source.forgetObservers()
    }

    #expect(
      lifetimes.alive == 0,
      """
      An element came over each of two connections. Both are over, nobody has their tokens any more, \
      and \(lifetimes.alive) elements are still in memory.
      """
    )
    withExtendedLifetime(shared) {}
  }

  @Test func `replay keeps no more than it may replay`() {
    let (source, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let shared = source.replay(2)
    let connection = shared.connect()
    for _ in 1...9 { source.send(.next(lifetimes.probe())) }

    #expect(
      lifetimes.alive <= 2,
      "Nine elements came over a connection of `replay(2)`, and \(lifetimes.alive) are in memory."
    )
    connection.dispose()
  }

  @Test func `a connection that begins while another ends replays its own beginning`() {
    inEveryInterleaving(
      """
      A connection is a subscription to the source. One that began with the subscription of another \
      would have missed what that one has heard.
      """
    ) { race in
      let (log, heard) = (Log(), Log())
      let source = Observable<Int>
        .create { observer in
          race.step("subscribes to the source")
          log.record("subscribed")
          observer.onNext(1)
          return Disposables.create {
            race.step("disposes the source")
            log.record("disposed")
          }
        }
      let shared = source.replay(1)
      let old = shared.connect()
      race.thread("disposes the old one") { old.dispose() }
      race.thread("connects") { _ = shared.connect() }
      race.atEnd {
        let isOpen = log.values.count { $0 == "subscribed" } > log.values.count { $0 == "disposed" }
        _ = shared.subscribe(heard.observer())
        return heard.values == (isOpen ? ["next(1)"] : [])
          ? nil
          : """
          The source sends 1 to whoever subscribes to it. One thread disposed a connection while \
          another connected, and the source is \(isOpen ? "still" : "not") subscribed to. Then a listener \
          came, and heard \(heard.values).
          """
      }
    }
  }

  @Test(arguments: [Kind.some, .all])
  fileprivate func `the source is disposed before the end is sent`(_ kind: Kind) {
    let source = noted(source, in: log)
    let shared = kind == .some ? source.replay(2) : source.replayAll()
    _ = shared.subscribe(log.listener("first"))
    _ = shared.connect()
    self.source.send(.next(1), .completed)

    #expect(
      log.values == ["source subscribed", "first next(1)", "source disposed", "first completed"],
      """
      Whatever the subject keeps, the connection ends as in 14.2: by the time the listeners hear the \
      end, it is over and the source is disposed.
      """
    )
  }

  fileprivate enum Kind {
    case some, all
  }

  /// What the second of two listeners hears of a sequence that is connected from the beginning.
  private func picture(
    _ shared: ConnectableObservable<Int>,
    door: Observable<Int>
  ) -> Observable<Int> {
    connecting(shared, at: .just(0), hearing: hearing(.second, of: shared, door: door))
  }
}
