import WorkbookTesting

/// Knows whether work that was handed over has begun, and whether it still can.
///
/// The work keeps a token of the watch. When that is freed and the work has not begun, nobody can
/// begin it any more, and a test need not wait for what would come of it.
final class Watch: Sendable {
  private let tokens = Lifetimes()
  private let beginnings = Recorder<Bool>()

  /// Whether the work has begun.
  var hasBegun: Bool { !beginnings.values.isEmpty }

  /// Makes a token for the work to keep.
  func token() -> Token {
    Token(probe: tokens.probe(), beginnings: beginnings)
  }

  /// Waits until `condition` holds, or the work can't begin any more.
  nonisolated(nonsending) func comesTrue(_ condition: () -> Bool) async -> Bool {
    _ = await tasksMakeTrue { condition() || (tokens.alive == 0 && !hasBegun) }
    return condition()
  }

  /// What the work keeps.
  struct Token: Sendable {
    fileprivate let probe: Lifetimes.Probe
    fileprivate let beginnings: Recorder<Bool>

    /// Notes that the work begins.
    func begin() {
      beginnings.record(true)
    }
  }
}

/// A sequence that lets a watch know when it is read.
struct Watched<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable {
  private let base: Base
  private let watch: Watch

  init(_ base: Base, by watch: Watch) {
    self.base = base
    self.watch = watch
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var base: Base.AsyncIterator
    fileprivate let token: Watch.Token

    mutating func next() async throws -> Base.Element? {
      token.begin()
      return try await base.next()
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator(), token: watch.token())
  }
}
