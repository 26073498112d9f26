import Solution03TokensAndBags

/// A disposable that is disposed on a scheduler, whichever thread asks for it.
///
/// RxSwift's class of the same name.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// The scheduler on which the disposable is disposed.
  public let scheduler: ImmediateSchedulerType

  // exercise 11.10: The disposable inside is disposed on the scheduler, once, however often and on
  //   however many threads that is asked for, and is not kept afterwards. The names stay.
  private let disposable: Disposable

  /// Creates a disposable that schedules the disposal of another.
  ///
  /// - Parameters:
  ///   - scheduler: Where to dispose it.
  ///   - disposable: What to dispose.
  public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
  }

  /// Whether the disposal has been done; false while it waits for the scheduler.
  public var isDisposed: Bool {
    false
  }

  /// Schedules the disposal; a second call is harmless.
  public func dispose() {
    disposable.dispose()
  }
  // end 11.10
}
