// Sends the states, but keeps none: the current state stays the initial one.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
// instead of: .subscribe(states)
// instead of: .disposed(by: bag)
stream.subscribe(states).disposed(by: bag)
// end 17.3
