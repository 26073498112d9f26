// A lock is held while the stream is made and subscribed, so a transform that uses `action` or
// `state` (which calls run again) waits for itself. Breaks "Never call an observer or a disposable
// inside `withLock`. They run other people's code, which may need the same lock and wait for itself
// forever: a deadlock."

// exercise 17.3
private struct Start {
  var isRunning = false
}

private let start = Lock(Start())
private let kept = Lock<State?>(nil)
private let bag = DisposeBag()

/// Makes the stream of states and listens to it, the first time it is called.
///
/// - Parameters:
///   - scheduler: Where actions are heard.
///   - makeStates: Makes the stream from the actions.
func run(
  on scheduler: ImmediateSchedulerType,
  _ makeStates: (Observable<Action>) -> Observable<State>
) {
  // Another thread waits here until everything is ready.
  start.withLock { start in
    guard !start.isRunning else { return }
    start.isRunning = true
    makeStates(action.asObservable())
      .catch { _ in .empty() }
      .do(onNext: { [weak self] state in self?.keep(state) })
      .subscribe(states)
      .disposed(by: bag)
    action.open(on: scheduler).disposed(by: bag)
  }
}

/// The newest state of the stream, or nil before there is one.
var newest: State? {
  kept.withLock { $0 }
}

private func keep(_ state: State) {
  var state = Optional(state)
  kept.withLock { swap(&$0, &state) }
}
// end 17.3
