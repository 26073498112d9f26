import Solution03TokensAndBags
import Solution11Schedulers

/// A timer of which only the newest setting counts.
final class Alarm: Cancelable {
  private let scheduler: SchedulerType

  // The place of the newest setting; whatever takes it disposes the one before.
  private let newest = SerialDisposable()

  /// Creates an alarm that is not set.
  init(on scheduler: SchedulerType) {
    self.scheduler = scheduler
  }

  /// Sets the alarm to ring once, after `dueTime`, in place of whatever was set before.
  func set(after dueTime: RxTimeInterval, _ ring: @escaping () -> Void) {
    // exercise 13.3: Turn off the setting before, and call `ring` when the time has come. It may come
    //   before `scheduleRelative` has returned, and `ring` may set the alarm anew. Schedule nothing if
    //   the alarm was disposed.
    // The place is taken before the work is scheduled: afterwards it may be a newer setting's.
    let place = SingleAssignmentDisposable()
    newest.disposable = place
    // An alarm that was disposed has disposed it already.
    guard !place.isDisposed else { return }
    place.setDisposable(
      scheduler.scheduleRelative((), dueTime: dueTime) { _ in
        ring()
        return Disposables.create()
      }
    )
    // end 13.3
  }

  /// Turns off what was set; a new setting is welcome.
  func turnOff() {
    newest.disposable = Disposables.create()
  }

  /// Whether no setting counts any more.
  var isDisposed: Bool {
    newest.isDisposed
  }

  /// Turns off what was set, and whatever will be.
  func dispose() {
    newest.dispose()
  }
}
