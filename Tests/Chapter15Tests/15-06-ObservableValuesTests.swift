import ContractTesting
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution15Traits
#else
@testable import Chapter15Traits
#endif

@Suite struct `15.6 observable.values` {
  private let source = PublishSubject<Int>()
  private let log = Log()

  @Test func `a loop reads the elements`() async {
    let waiting = read(Observable.of(1, 2, 3).values)

    await waiting.expectOutcome("value ()", "The observable has completed, so the loop is over.")
    #expect(log.values == ["1", "2", "3"], "The loop has read all of them.")
  }

  @Test func `it subscribes when the property is read`() async {
    let values = source.values
    #expect(
      source.hasObservers,
      "The loop may begin later: what comes before that must not be lost."
    )
    for number in 1...3 { source.onNext(number) }
    source.onCompleted()

    await read(values).expectOutcome("value ()", "The observable has completed.")
    #expect(
      log.values == ["1", "2", "3"],
      "They came before the loop, and have to wait in the buffer."
    )
  }

  @Test func `it has subscribed before the property returns`() {
    let reader = Thread.current
    let source = Observable<Int>
      .deferred { [log] in
        log.record(Thread.current === reader ? "at once" : "on another thread")
        return .never()
      }
    let streams = (source.values, source.asInfallible(onErrorJustReturn: -1).values)

    #expect(
      log.values == ["at once", "at once"],
      """
      The property was read of an observable and of an infallible. When both had returned, these \
      subscriptions had been made: \(log.values). What is sent before one is made is lost.
      """
    )
    withExtendedLifetime(streams) {}
  }

  @Test func `an error is thrown behind the elements`() async {
    let values = source.values
    source.onNext(1)
    source.onError(Storm())
    let waiting = read(values)

    await waiting.expectOutcome("error storm", "The error of the observable ends the loop.")
    #expect(
      log.values == ["1"],
      "What was sent before the error has to be read before the error is thrown."
    )
  }

  @Test func `an error of the source is thrown, whatever it is`() async {
    let values = source.values
    source.onNext(1)
    source.onError(CancellationError())

    await read(values)
      .expectOutcome(
        "cancelled",
        """
        The source failed with a `CancellationError`. It is an error like any other, and nobody has \
        cancelled the loop, which has to throw it.
        """
      )
    #expect(log.values == ["1"], "The element came before the error.")
  }

  @Test func `all may come at once`() async {
    let good = read(Observable.of(1, 2).concat(Observable.of(3)).values)
    await good.expectOutcome("value ()", "The observable has completed inside `subscribe`.")
    let bad = read(Observable.of(4, 5).concat(Observable<Int>.error(Storm())).values)
    await bad.expectOutcome("error storm", "The observable has failed inside `subscribe`.")

    #expect(
      log.values == ["1", "2", "3", "4", "5"],
      "All was sent before the property had returned, and has to wait in the buffer."
    )
  }

  @Test func `each reading of the property has a stream of its own`() async {
    let both = (source.values, source.values)
    source.onNext(1)
    source.onCompleted()
    await read(both.0).expectOutcome("value ()", "The observable has completed.")
    await read(both.1).expectOutcome("value ()", "The observable has completed.")

    #expect(
      log.values == ["1", "1"],
      "The property was read twice, and each stream has to have the 1."
    )
  }

  @Test func `a cancelled reader disposes`() async throws {
    let values = source.values
    let waiting = read(values)
    source.onNext(1)
    try #require(await waiting.makesTrue { log.values == ["1"] }, "The loop has to be running.")
    waiting.cancel()

    await waiting.expectOutcome(
      "cancelled",
      "The observable has not ended. A loop that was cancelled has to throw."
    )
    #expect(
      await tasksMakeTrue { !source.hasObservers },
      "The reader was cancelled, but the source goes on sending into the buffer."
    )
  }

  @Test func `what waits in the buffer is read before the cancellation is thrown`() async {
    let values = source.values
    for number in 1...3 { source.onNext(number) }
    let waiting = read(values)
    waiting.cancel()

    await waiting.expectOutcome(
      "cancelled",
      "The observable has not ended, and the reader was cancelled."
    )
    #expect(log.values == ["1", "2", "3"], "These had come before it was cancelled.")
  }

  @Test func `where the source had ended before, there is nothing to cancel`() async {
    let values = source.values
    for number in 1...3 { source.onNext(number) }
    source.onCompleted()
    let waiting = read(values)
    waiting.cancel()

    await waiting.expectOutcome(
      "value ()",
      "The observable had completed before the reader was cancelled: the loop ends without an error."
    )
    #expect(log.values == ["1", "2", "3"], "These had come before it completed.")
  }

  @Test func `a stream that nobody holds is disposed`() async {
    do { _ = source.values }

    #expect(
      await tasksMakeTrue { !source.hasObservers },
      "Nobody can ever read the elements, but they are still collected."
    )
  }

  @Test func `leaving the loop is not enough`() async {
    let values = source.values
    for number in 1...3 { source.onNext(number) }
    let leaving = Waiting(for: { for try await number in values where number == 2 { break } })
    await leaving.expectOutcome("value ()", "It has read 1 and 2, and left.")

    #expect(source.hasObservers, "The stream is still held, so another loop may read on.")
    source.onCompleted()
    await read(values).expectOutcome("value ()", "The observable has completed.")
    #expect(log.values == ["3"], "3 has to wait in the buffer.")
  }

  @Test func `nothing is kept after the end`() async {
    let lifetimes = Lifetimes()
    let values = source.do(onNext: { [probe = lifetimes.probe()] _ in probe.touch() }).values
    source.onCompleted()
    await read(values).expectOutcome("value ()", "The observable has completed.")

    #expect(
      await tasksMakeTrue { lifetimes.alive == 0 },
      "It is over, but the sink is still there."
    )
  }

  @Test func `nothing is kept after an error, nor by an infallible that has ended`() async {
    let lifetimes = Lifetimes()
    let failed =
      source.do(onNext: { [probe = lifetimes.probe("an observable")] _ in probe.touch() })
      .values
    let ended = source.do(onNext: { [probe = lifetimes.probe("an infallible")] _ in probe.touch() })
      .asInfallible(onErrorJustReturn: -1)
      .values
    source.onError(Storm())
    await read(failed).expectOutcome("error storm", "The observable has failed.")
    await read(ended).expectOutcome("value ()", "The infallible has ended.")

    #expect(
      await tasksMakeTrue { lifetimes.alive == 0 },
      """
      It is over, but the sink is still there: of \(lifetimes.names.joined(separator: " and of ")).
      """
    )
    #expect(log.values == ["-1"], "The infallible has sent what replaces the error.")
  }

  @Test func `an infallible needs no try`() async {
    let waiting = read(Infallible.of(1, 2, 3).values)

    await waiting.expectOutcome("value ()", "It has completed, so the loop is over.")
    #expect(log.values == ["1", "2", "3"], "The loop has read all of them.")
  }

  @Test func `a cancelled reader of an infallible disposes, and its loop is over`() async throws {
    let values = source.asInfallible(onErrorJustReturn: -1).values
    let waiting = read(values)
    source.onNext(1)
    try #require(await waiting.makesTrue { log.values == ["1"] }, "The loop has to be running.")
    waiting.cancel()

    await waiting.expectOutcome("value ()", "It can't throw, so the loop ends.")
    #expect(
      await tasksMakeTrue { !source.hasObservers },
      "The reader was cancelled, but the source goes on sending into the buffer."
    )
  }

  @Test func `what waits in the buffer of an infallible is read before its loop is over`() async {
    let values = source.asInfallible(onErrorJustReturn: -1).values
    for number in 1...3 { source.onNext(number) }
    let waiting = read(values)
    waiting.cancel()

    await waiting.expectOutcome(
      "value ()",
      "It can't throw, so the loop of a cancelled reader ends."
    )
    #expect(log.values == ["1", "2", "3"], "These had come before it was cancelled.")
  }

  @Test func `leaving the loop of an infallible is not enough`() async {
    let values = source.asInfallible(onErrorJustReturn: -1).values
    for number in 1...3 { source.onNext(number) }
    let leaving = Waiting(for: { for await number in values where number == 2 { break } })
    await leaving.expectOutcome("value ()", "It has read 1 and 2, and left.")

    #expect(source.hasObservers, "The stream is still held, so another loop may read on.")
    source.onCompleted()
    await read(values).expectOutcome("value ()", "The infallible has completed.")
    #expect(log.values == ["3"], "3 has to wait in the buffer.")
  }

  @Test func `a stream of an infallible that nobody holds is disposed`() async {
    do { _ = source.asInfallible(onErrorJustReturn: -1).values }

    #expect(
      await tasksMakeTrue { !source.hasObservers },
      "Nobody can ever read the elements, but they are still collected."
    )
  }

  @Test func `an infallible is subscribed to when the property is read`() async {
    let values = source.asInfallible(onErrorJustReturn: -1).values
    #expect(
      source.hasObservers,
      "The loop may begin later: what comes before that must not be lost."
    )
    source.onNext(1)
    source.onCompleted()

    await read(values).expectOutcome("value ()", "It has completed.")
    #expect(log.values == ["1"], "1 came before the loop, and has to wait in the buffer.")
  }

  @Test func `an infallible that completes ends the loop`() async {
    let infallible = source.asInfallible(onErrorJustReturn: -1)
    let values = infallible.values
    source.onNext(1)
    source.onError(Storm())
    let waiting = read(values)

    await waiting.expectOutcome("value ()", "It has completed, so the loop has to end.")
    #expect(log.values == ["1", "-1"], "All elements have to be read.")
  }

  private func read(_ values: AsyncThrowingStream<Int, any Error>) -> Waiting {
    Waiting(for: { [log] in
      for try await number in values { log.record("\(number)") }
    })
  }

  private func read(_ values: AsyncStream<Int>) -> Waiting {
    Waiting(for: { [log] in
      for await number in values { log.record("\(number)") }
    })
  }
}
