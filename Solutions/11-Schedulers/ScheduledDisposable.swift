import Solution03TokensAndBags

/// A disposable that is disposed on a scheduler, whichever thread asks for it.
///
/// RxSwift's class of the same name.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// The scheduler on which the disposable is disposed.
  public let scheduler: ImmediateSchedulerType

  // exercise 11.10: The disposable inside is disposed on the scheduler, once, however often and on
  //   however many threads that is asked for, and is not kept afterwards. The names stay.
  // starts as: private let disposable: Disposable
  // starts as:
  // starts as: /// Creates a disposable that schedules the disposal of another.
  // starts as: ///
  // starts as: /// - Parameters:
  // starts as: ///   - scheduler: Where to dispose it.
  // starts as: ///   - disposable: What to dispose.
  // starts as: public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
  // starts as:   self.scheduler = scheduler
  // starts as:   self.disposable = disposable
  // starts as: }
  // starts as:
  // starts as: /// Whether the disposal has been done; false while it waits for the scheduler.
  // starts as: public var isDisposed: Bool {
  // starts as:   false
  // starts as: }
  // starts as:
  // starts as: /// Schedules the disposal; a second call is harmless.
  // starts as: public func dispose() {
  // starts as:   disposable.dispose()
  // starts as: }
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
    _ = scheduler.schedule(self) { scheduled in
      scheduled.disposeNow()
      return Disposables.create()
    }
  }

  private func disposeNow() {
    disposable.withLock { $0.take() }?.dispose()
  }
  // end 11.10
}
