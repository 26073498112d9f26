// The closure keeps the machine, whose bag keeps the closure: a retain cycle.

// exercise 17.3 in ReactorMachine.swift
stream.do(onNext: { state in self.keep(state) })
  .subscribe(states)
  .disposed(by: bag)
// end 17.3
