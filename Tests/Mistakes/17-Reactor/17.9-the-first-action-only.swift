// Records the first action, and no other.

// exercise 17.9
// instead of: action.subscribe(onNext: { [weak self] action in self?.record(action) }).disposed(by: bag)
action.take(1).subscribe(onNext: { [weak self] action in self?.record(action) }).disposed(by: bag)
// end 17.9
