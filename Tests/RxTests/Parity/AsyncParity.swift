import Rx
import Testing

/// The symbols that lead from RxSwift to async and back, each in use.
@Suite struct `Parity: async` {
  @Test func `values`() async throws {
    var sum = 0
    let stream: AsyncThrowingStream<Int, any Error> = Observable.of(1, 2).values
    for try await value in stream { sum += value }
    let safe: AsyncStream<Int> = Infallible.of(3, 4).values
    for await value in safe { sum += value }
    #expect(sum == 10)
  }

  @MainActor @Test func `the values of drivers and signals`() async {
    let values: AsyncStream<Int> = Driver.of(1, 2).values
    var sum = 0
    for await value in values { sum += value }
    #expect(sum == 3)
  }

  @Test func `one value`() async throws {
    #expect(try await Single.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
    #expect(try await Single.create { 2 }.value == 2)
  }

  @Test func `from a sequence`() async throws {
    let stream = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    let source: Observable<Int> = stream.asObservable()
    #expect(try await source.toArray().value == [1])
    _ = stream.asObservable(priority: .low)
  }
}
