// Keeps each state and sends it on in one closure.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
// instead of: .subscribe(states)
stream
  .subscribe { [weak self] event in
    guard let self else { return }
    if case .next(let state) = event { keep(state) }
    states.on(event)
  }
// end 17.3
