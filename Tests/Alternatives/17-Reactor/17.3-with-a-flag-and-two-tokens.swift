// Starts once by a flag, has a lock for the state alone, and disposes by hand when it goes.

// exercise 17.3
private let hasStarted = Flag()
private let memory = Lock<State?>(nil)
private let listening = SingleAssignmentDisposable()
private let entrance = SingleAssignmentDisposable()

/// Makes the stream of states and listens to it, the first time it is called.
func run(
  on scheduler: ImmediateSchedulerType,
  _ makeStates: (Observable<Action>) -> Observable<State>
) {
  guard hasStarted.raise() else { return }
  let token = makeStates(action.asObservable())
    .subscribe(
      onNext: { [weak self] state in
        guard let self else { return }
        memory.withLock { $0 = state }
        states.onNext(state)
      },
      onError: { [weak self] _ in self?.states.onCompleted() },
      onCompleted: { [weak self] in self?.states.onCompleted() }
    )
  listening.setDisposable(token)
  entrance.setDisposable(action.open(on: scheduler))
}

/// The newest state of the stream, or nil before there is one.
var newest: State? {
  memory.withLock { $0 }
}

deinit {
  entrance.dispose()
  listening.dispose()
}
// end 17.3
