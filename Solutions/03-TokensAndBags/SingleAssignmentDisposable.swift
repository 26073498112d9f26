/// A token that can be given away before there is anything to dispose.
///
/// It is set once. It does not matter whether `setDisposable` or `dispose` is called first: after
/// both calls, the disposable is disposed.
public final class SingleAssignmentDisposable: Cancelable, @unchecked Sendable {
  /// What has happened so far: two facts, in one word that changes in one step.
  private struct Facts: OptionSet, WordValue, CustomStringConvertible {
    let rawValue: Int

    static let wasSet = Facts(rawValue: 1)
    static let wasDisposed = Facts(rawValue: 2)

    var description: String {
      ["nothing", "set", "disposed", "set and disposed"][rawValue]
    }
  }

  // Unchecked: the thread that sets `child` writes it before it says so in `facts`. After that,
  // `child` belongs to the thread that brings the second fact, and only one does.
  private let facts = Word<Facts>([])
  @Unguarded private var child: Disposable?

  /// Creates a token with nothing to dispose yet.
  public init() {}

  /// Whether it was disposed, before or after it was set.
  public var isDisposed: Bool {
    facts.value().contains(.wasDisposed)
  }

  /// Sets what is to be disposed; disposes it at once if `dispose()` came before.
  ///
  /// Setting it a second time is a programming error, and stops the program.
  public func setDisposable(_ disposable: Disposable) {
    // exercise 3.6: Keep the disposable for `dispose()`; if that came before, dispose it now.
    //   A second call is a programming error: stop with a sentence that states the rule.
    precondition(!facts.value().contains(.wasSet), Self.rule)
    child = disposable
    let before = facts.update { $0.union(.wasSet) }
    precondition(!before.contains(.wasSet), Self.rule)
    if before.contains(.wasDisposed) { disposeChild() }
    // end 3.6
  }

  /// Disposes what was set, or what will be set.
  public func dispose() {
    // exercise 3.6: Dispose what was set; if nothing was set yet, leave it to `setDisposable`.
    let before = facts.update { $0.union(.wasDisposed) }
    if before == .wasSet { disposeChild() }
    // end 3.6
  }

  private func disposeChild() {
    child.take()?.dispose()
  }

  private static let rule = "setDisposable(_:) may be called once, and this is the second time"
}
