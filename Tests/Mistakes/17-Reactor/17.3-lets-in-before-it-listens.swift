// Opens the way in before the stream listens: what has waited is lost.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
// instead of: .subscribe(states)
// instead of: .disposed(by: bag)
// instead of: action.open(on: scheduler).disposed(by: bag)
action.open(on: scheduler).disposed(by: bag)
stream.do(onNext: { [weak self] state in self?.keep(state) })
  .subscribe(states)
  .disposed(by: bag)
// end 17.3
