// Has no memory of its own for the state, and asks `states` what it replays.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
// instead of: .subscribe(states)
stream.subscribe(states)
// instead of: memory.withLock { $0.newest }
var found: State?
_ = states.take(1).subscribe(onNext: { state in found = state })
return found
// end 17.3
