// Keeps each state, and sends none.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
// instead of: .subscribe(states)
// instead of: .disposed(by: bag)
stream.subscribe(onNext: { [weak self] state in self?.keep(state) }).disposed(by: bag)
// end 17.3
