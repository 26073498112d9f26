// Elements that wait for their turn when a sequence completes are not set: the completion disposes
// what is still scheduled.

// exercise 16.4
// instead of: private let set: (Value) -> Void
private let set: (Value) -> Void
private let pending = SerialDisposable()
// end 16.4

// exercise 16.4
// instead of: set = { [weak target] element in
// instead of: // Weak in here, too: what waits on the scheduler must not keep the object.
// instead of: _ = scheduler.schedule(element) { [weak target] element in
// instead of: if let target { binding(target, element) }
// instead of: return Disposables.create()
// instead of: }
// instead of: }
pending.disposable = CompositeDisposable()
set = { [weak target, pending] element in
  let work = scheduler.schedule(element) { [weak target] element in
    if let target { binding(target, element) }
    return Disposables.create()
  }
  _ = (pending.disposable as? CompositeDisposable)?.insert(work)
}
// end 16.4

// exercise 16.4
// instead of: public func onCompleted() {}
/// Calls off what waits.
public func onCompleted() {
  // That sequence wants nothing more; another one may.
  pending.disposable = CompositeDisposable()
}
// end 16.4
