// Keeps each state in `withUnretained`, which holds the machine weakly.

// exercise 17.3 in ReactorMachine.swift
let kept = stream.withUnretained(self) { machine, state in
  machine.keep(state)
  return state
}
kept.subscribe(states.asObserver()).disposed(by: bag)
// end 17.3
