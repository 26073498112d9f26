// Throws the token away: when the reactor goes nothing ends, and its requests run on.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
// instead of: .subscribe(states)
// instead of: .disposed(by: bag)
_ = stream.do(onNext: { [weak self] state in self?.keep(state) }).subscribe(states)
// end 17.3
