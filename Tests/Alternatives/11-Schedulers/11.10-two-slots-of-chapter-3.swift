// Keeps everything in the slots of chapter 3: the tokens of the work and of the subscription in a
// `SerialDisposable`, what is to be disposed on the scheduler in a `SingleAssignmentDisposable`.

// exercise 11.10
private let slot = SingleAssignmentDisposable()

/// Creates a disposable that schedules the disposal of another.
///
/// - Parameters:
///   - scheduler: Where to dispose it.
///   - disposable: What to dispose.
public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
  self.scheduler = scheduler
  slot.setDisposable(disposable)
}

/// Whether the disposal has been done; false while it waits for the scheduler.
public var isDisposed: Bool {
  slot.isDisposed
}

/// Schedules the disposal; a second call is harmless.
public func dispose() {
  _ = scheduler.schedule(slot) { slot in
    slot.dispose()
    return Disposables.create()
  }
}
// end 11.10

// exercise 11.10
let sink = PassingSink(observer: observer, cancel: cancel)
let token = SerialDisposable()
let work = SingleAssignmentDisposable()
token.disposable = work
work.setDisposable(
  scheduler.schedule(sink) { [source, scheduler] sink in
    let subscription = source.subscribe(sink)
    token.disposable = ScheduledDisposable(scheduler: scheduler, disposable: subscription)
    return Disposables.create()
  }
)
return (sink, token)
// end 11.10
