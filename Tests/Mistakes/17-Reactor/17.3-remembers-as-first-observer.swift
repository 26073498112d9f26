// The machine remembers as the first observer of `states`, which replays a state before its first
// observer has heard it; breaks "Each state is remembered before it is sent: an observer that hears
// a state and asks for `currentState` must find that one."

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
  let isFirst = memory.withLock { memory in
    defer { memory.isRunning = true }
    return !memory.isRunning
  }
  guard isFirst else { return }
  // Before anybody else subscribes, so that the machine hears each state first.
  states.subscribe(onNext: { [weak self] state in self?.keep(state) }).disposed(by: bag)
  makeStates(action.asObservable())
    .catch { _ in .empty() }
    .subscribe(states)
    .disposed(by: bag)
  action.open(on: scheduler).disposed(by: bag)
}

private func keep(_ state: State) {
  var surplus: State? = state
  memory.withLock { swap(&$0.newest, &surplus) }
}

/// The newest state of the stream, or nil before there is one.
var newest: State? {
  memory.withLock { $0.newest }
}
// end 17.3
