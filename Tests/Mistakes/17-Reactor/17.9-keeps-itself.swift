// The closure keeps the stub, whose bag keeps the closure: a retain cycle.

// exercise 17.9
// instead of: action.subscribe(onNext: { [weak self] action in self?.record(action) }).disposed(by: bag)
action.subscribe(onNext: { action in self.record(action) }).disposed(by: bag)
// end 17.9
