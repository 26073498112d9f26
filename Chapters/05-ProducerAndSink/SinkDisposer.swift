import Solution03TokensAndBags

/// The token of one sink: it disposes the sink and the sink's subscription to the source.
///
/// A subscriber holds it, and so does the sink. It is given the two when they are ready, which may
/// be after it was disposed. RxSwift's type has the same name.
public final class SinkDisposer: Cancelable, @unchecked Sendable {
  /// What has happened so far: two facts, in one word that changes in one step.
  private struct Facts: OptionSet, WordValue, CustomStringConvertible {
    let rawValue: Int

    static let wasSet = Facts(rawValue: 1)
    static let wasDisposed = Facts(rawValue: 2)

    var description: String {
      ["nothing", "set", "disposed", "set and disposed"][rawValue]
    }
  }

  /// What there is to dispose.
  private struct Pair {
    let sink: Disposable
    let subscription: Disposable
  }

  // Unchecked: the pair is written by the thread that sets it, before it says so in `facts`. After
  // that it belongs to the thread that brings the second fact, and there is only one of those.
  private let facts = Word<Facts>([])
  private var pair: Pair? {
    get { storage.wrappedValue }
    set { storage.wrappedValue = newValue }
  }

  // What `@Unguarded private var pair` would make of it, but without the runtime's check against
  // overlapping accesses, which costs a tenth of each subscription.
  @exclusivity(unchecked) private var storage = Unguarded<Pair?>(wrappedValue: nil)

  /// Creates a token for a sink that is not built yet.
  public init() {
    Trace.born(self)
  }

  deinit {
    Trace.died(self)
  }

  /// Whether it was disposed, before or after it was given its sink.
  public var isDisposed: Bool {
    facts.value().contains(.wasDisposed)
  }

  /// Takes what there is to dispose, and disposes it at once if `dispose()` came before.
  ///
  /// Calling it a second time is a programming error, and stops the program.
  ///
  /// - Parameters:
  ///   - sink: The sink that this token belongs to.
  ///   - subscription: What the source returned when the sink subscribed to it.
  public func setSinkAndSubscription(
    sink: Disposable,
    subscription: Disposable
  ) {
    Trace.holds(self, sink)
    Trace.holds(self, subscription)
    // exercise 5.1: Keep the two for `dispose()`; if that came before, dispose both now.
    //   A second call is a programming error: stop it with a sentence that states the rule.
    // end 5.1
  }

  /// Disposes the sink, so that no event comes through, then its subscription.
  ///
  /// It waits for no other thread: of two that dispose at the same moment, the second may return before
  /// the sink has stopped.
  public func dispose() {
    // exercise 5.1: Dispose both, once, and release them; if they are not here yet, leave it to
    //   `setSinkAndSubscription`.
    // end 5.1
  }

  private func disposeBoth() {
    // Taken out before they are called: this breaks the retain cycle of token and sink.
    guard let pair = storage.wrappedValue.take() else { return }
    Trace.disposes(pair.sink)
    pair.sink.dispose()
    pair.subscription.dispose()
  }

  private static let rule = "setSinkAndSubscription may be called once for each SinkDisposer"
}
