// The opening of `action` ends with the stream: when the states have ended, whoever still listens
// to `action` hears nothing more, although the machine lives.

// exercise 17.3
// instead of: stream.do(onNext: { [weak self] state in self?.keep(state) })
// instead of: .subscribe(states)
// instead of: .disposed(by: bag)
// instead of: action.open(on: scheduler).disposed(by: bag)
let opening = SingleAssignmentDisposable()
stream.do(onNext: { [weak self] state in self?.keep(state) }, onDispose: opening.dispose)
  .subscribe(states)
  .disposed(by: bag)
opening.setDisposable(action.open(on: scheduler))
// end 17.3
