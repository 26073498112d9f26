// The closure keeps the machine, whose bag keeps the closure.

// exercise 16.3 in ReactorMachine.swift
stream.do(onNext: { state in self.keep(state) })
  .subscribe(states)
  .disposed(by: bag)
// end 16.3
