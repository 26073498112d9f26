// The stream is made while the lock is held, so a `transform` function that asks for `currentState`
// waits forever; breaks the contract of earlier chapters, "no lock held while calling out".

// exercise 17.3
private struct Memory {
  var isRunning = false
  var newest: State?
}

private let memory = Lock(Memory())
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
  let stream = memory.withLock { memory -> Observable<State>? in
    guard !memory.isRunning else { return nil }
    memory.isRunning = true
    return makeStates(action.asObservable())
  }
  guard let stream else { return }
  stream
    .catch { _ in .empty() }
    .do(onNext: { [weak self] state in self?.keep(state) })
    .subscribe(states)
    .disposed(by: bag)
  action.open(on: scheduler).disposed(by: bag)
}

private func keep(_ state: State) {
  var state: State? = state
  memory.withLock { swap(&$0.newest, &state) }
}

/// The newest state of the stream, or nil before there is one.
var newest: State? {
  memory.withLock { $0.newest }
}
// end 17.3
