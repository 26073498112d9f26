import ContractTesting
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

extension `8.4 combineLatest` {
  @Test func `sources of different types make a tuple`() {
    let log = Log()
    _ = Observable.combineLatest(Observable.just(1), Observable.just("sun"), Observable.just(true))
      .subscribe(onNext: { (number: Int, text: String, flag: Bool) in
        log.record("\(number) \(text) \(flag)")
      })

    #expect(log.values == ["1 sun true"], "An element of each, in the order of the sources.")
  }

  @Test func `a function may join them`() {
    let log = Log()
    _ = Observable.combineLatest(Observable.just(1), Observable.just(2), resultSelector: +)
      .subscribe(log.observer())
    _ = Observable<String>
      .combineLatest(Observable.just(1), Observable.just("a"), resultSelector: { "\($0)\($1)" })
      .subscribe(log.observer())

    #expect(
      log.values == ["next(3)", "completed", "next(1a)", "completed"],
      "An operator such as `+` is a function, too."
    )
  }

  @Test func `eight sources work like two`() {
    let log = Log()
    let one = Observable.just(1)

    _ =
      Observable.combineLatest(one, one, one, one, one, one, one, one) {
        $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
      }
      .subscribe(log.observer())

    #expect(log.values == ["next(8)", "completed"], "One of each.")
  }

  @Test func `a collection makes an array`() {
    let log = Log()
    let sources = [HandSource<Int>(), HandSource<Int>(), HandSource<Int>()]
    let token = Observable.combineLatest(sources).subscribe(log.observer())

    for (number, source) in sources.enumerated() { source.send(.next(number)) }
    sources[0].send(.next(9))
    token.dispose()

    #expect(
      log.values == ["next([0, 1, 2])", "next([9, 1, 2])"],
      "An element of each, in the order of the collection."
    )
  }

  @Test func `a function may join a collection`() {
    let log = Log()
    _ = Observable.combineLatest([Observable.just(1), .just(2)]) { $0.reduce(0, +) }
      .subscribe(log.observer())

    #expect(log.values == ["next(3)", "completed"], "The function gets the array.")
  }

  @Test func `an empty collection makes one empty array`() {
    let log = Log()
    _ = Observable.combineLatest([Observable<Int>]()).subscribe(log.observer())

    #expect(
      log.values == ["next([])", "completed"],
      "The newest elements of no sources are known, and will not change."
    )
  }
}
