// Keeps the subscription in a bag that goes with the initialiser: nothing is recorded.

// exercise 17.9
// instead of: action.subscribe(onNext: { [weak self] action in self?.record(action) }).disposed(by: bag)
let recording = DisposeBag()
action.subscribe(onNext: { [weak self] action in self?.record(action) }).disposed(by: recording)
// end 17.9
