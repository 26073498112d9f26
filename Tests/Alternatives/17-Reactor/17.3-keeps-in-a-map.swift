// Keeps each state in `withUnretained`, which holds the machine weakly.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
// instead of: .subscribe(states)
// instead of: .disposed(by: bag)
let kept = stream.withUnretained(self) { machine, state in
  machine.keep(state)
  return state
}
kept.subscribe(states.asObserver()).disposed(by: bag)
// end 17.3
