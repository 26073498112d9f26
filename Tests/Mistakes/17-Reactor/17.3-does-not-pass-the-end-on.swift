// Sends the states, but not their end: a screen waits for the next one forever.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
// instead of: .subscribe(states)
stream
  .subscribe(onNext: { [weak self] state in
    self?.keep(state)
    self?.states.onNext(state)
  })
// end 17.3
