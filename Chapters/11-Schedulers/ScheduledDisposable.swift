import Solution03TokensAndBags

/// A disposable that is disposed on a scheduler, whichever thread asks for it.
///
/// RxSwift's class of the same name.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// The scheduler on which the disposable is disposed.
  public let scheduler: ImmediateSchedulerType

  // Unchecked: the lock guards the disposable. `nil` means disposed.
  private let disposable: Lock<Disposable?>

  /// Creates a disposable that schedules the disposal of another.
  ///
  /// - Parameters:
  ///   - scheduler: Where to dispose it.
  ///   - disposable: What to dispose.
  public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
    self.scheduler = scheduler
    self.disposable = Lock(disposable)
  }

  /// Whether the disposal has been done; false while it waits for the scheduler.
  public var isDisposed: Bool {
    disposable.withLock { $0 == nil }
  }

  /// Schedules the disposal; a second call is harmless.
  public func dispose() {
    // exercise 11.10: Call `disposeNow()` on the scheduler.
    disposeNow()
    // end 11.10
  }

  private func disposeNow() {
    disposable.withLock { $0.take() }?.dispose()
  }
}
