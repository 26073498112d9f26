// Drives the controls, and merges what the user does into one sequence of actions.

// exercise 17.8
let fresh = DisposeBag()
disposeBag = fresh
reactor.map(bind(reactor:))
// end 17.8

// exercise 17.8
// What was typed on an earlier screen, if the reactor has had one.
field.text = reactor.currentState.city

Observable.merge(
  field.rx.text.orEmpty.changed.map { text in .type(text) },
  button.rx.tap.map { .refresh }
)
.bind(to: reactor.action)
.disposed(by: disposeBag)

let states = reactor.state.asDriver(onErrorDriveWith: .empty())
states.map(\.report?.description).distinctUntilChanged().drive(label.rx.text)
  .disposed(by: disposeBag)
states.map(\.isLoading).distinctUntilChanged().drive(spinner.rx.isAnimating)
  .disposed(by: disposeBag)
reactor.pulse(\.$error).skip(1).compactMap { $0 }.asDriver(onErrorDriveWith: .empty())
  .drive(alert.rx.text).disposed(by: disposeBag)
// end 17.8
