// Sends the states, but not their end: a screen waits for the next one forever.

// exercise 17.3 in ReactorMachine.swift
stream
  .subscribe(onNext: { [weak self] state in
    self?.keep(state)
    self?.states.onNext(state)
  })
  .disposed(by: bag)
// end 17.3
