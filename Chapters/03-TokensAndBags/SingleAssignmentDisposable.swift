import Synchronization

/// A token that can be given away before there is anything to dispose.
///
/// It is set once. Whether `setDisposable` or `dispose` comes first does not matter: when both have
/// come, the disposable is disposed.
public final class SingleAssignmentDisposable: Cancelable, @unchecked Sendable {
  /// What has happened so far: two facts, in one word that changes in one step.
  private enum Fact {
    static let wasSet: UInt8 = 1
    static let wasDisposed: UInt8 = 2
  }

  // Unchecked: `child` is written by the thread that sets it, before it says so in `facts`. After
  // that it belongs to the thread that brings the second fact, and there is only one of those.
  private let facts = Atomic<UInt8>(0)
  private var child: Disposable?

  /// Creates a token with nothing to dispose yet.
  public init() {}

  /// Whether it was disposed, be it before or after it was set.
  public var isDisposed: Bool {
    facts.load(ordering: .acquiring) & Fact.wasDisposed != 0
  }

  /// Sets what is to be disposed; disposes it at once if `dispose()` came before.
  ///
  /// To set it a second time is an error in the program, and stops it.
  public func setDisposable(_ disposable: Disposable) {
    // exercise 3.6: Keep the disposable for `dispose()`; if that came before, dispose it now.
    //   A second call is an error in the program: stop it with a sentence that states the rule.
    // end 3.6
  }

  /// Disposes what was set, or what will be.
  public func dispose() {
    // exercise 3.6: Dispose what was set; if nothing was, leave it to `setDisposable`.
    // end 3.6
  }

  private func disposeChild() {
    child.take()?.dispose()
  }

  private static let rule = "setDisposable(_:) may be called once, and this is the second time"
}
