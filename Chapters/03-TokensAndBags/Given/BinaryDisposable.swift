/// A disposable that disposes two others.
///
/// Two is by far the most common number, and needs neither a bag nor a lock.
package final class BinaryDisposable: Cancelable, @unchecked Sendable {
  // Unchecked: after `init`, the two belong to the one thread that raised `disposed`.
  private let disposed = Flag()
  @Unguarded private var first: Disposable?
  @Unguarded private var second: Disposable?

  /// Creates a disposable that will dispose `first`, then `second`.
  package init(_ first: Disposable, _ second: Disposable) {
    self.first = first
    self.second = second
  }

  /// Whether it was disposed; already true while it disposes the two.
  package var isDisposed: Bool {
    disposed.isRaised()
  }

  /// Disposes both, and releases them.
  package func dispose() {
    guard disposed.raise() else { return }
    first.take()?.dispose()
    second.take()?.dispose()
  }
}
