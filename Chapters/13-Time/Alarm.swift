import Solution03TokensAndBags
import Solution11Schedulers

/// A timer of which only the newest setting counts.
final class Alarm: Cancelable {
  private let scheduler: SchedulerType

  // The slot for the newest setting; a new one disposes the one before.
  private let newest = SerialDisposable()

  /// Creates an alarm that is not set.
  init(on scheduler: SchedulerType) {
    self.scheduler = scheduler
  }

  /// Sets the alarm to ring once, after `dueTime`, instead of whatever was set before.
  func set(after dueTime: RxTimeInterval, _ ring: @escaping () -> Void) {
    // exercise 13.3: One setting at a time: the one before is turned off. It rings when the time
    //   has come, perhaps before `scheduleRelative` has returned, and whoever hears it may set it
    //   again. Once disposed it is never set.
    // end 13.3
  }

  /// Turns off what was set; the alarm can be set again.
  func turnOff() {
    newest.disposable = Disposables.create()
  }

  /// Whether the alarm was disposed, so that no setting counts any more.
  var isDisposed: Bool {
    newest.isDisposed
  }

  /// Turns off what was set, and whatever will be.
  func dispose() {
    newest.dispose()
  }
}
