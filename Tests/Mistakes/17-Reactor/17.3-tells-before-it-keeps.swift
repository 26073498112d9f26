// Sends each state before keeping it: an observer that asks for the current one finds an older one.

// exercise 17.3 in ReactorMachine.swift
stream
  .subscribe(onNext: { [weak self] state in
    self?.states.onNext(state)
    self?.keep(state)
  })
  .disposed(by: bag)
// end 17.3
