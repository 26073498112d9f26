// Sends each state before keeping it: an observer that asks for the current one finds an older one.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
// instead of: .subscribe(states)
stream
  .subscribe(onNext: { [weak self] state in
    self?.states.onNext(state)
    self?.keep(state)
  })
// end 17.3
