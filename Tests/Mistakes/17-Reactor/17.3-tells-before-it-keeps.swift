// The state is told first and kept then: who asks for the current one while it is told finds an older one.

// exercise 17.3 in ReactorMachine.swift
stream
  .subscribe(onNext: { [weak self] state in
    self?.states.onNext(state)
    self?.keep(state)
  })
  .disposed(by: bag)
// end 17.3
