// Goes to main before it touches a control, and holds the controls weakly.

// exercise 17.8
disposeBag = DisposeBag()
switch reactor {
case let reactor?: bind(reactor: reactor)
case nil: break
}
// end 17.8

// exercise 17.8
// What was typed on an earlier screen, if the reactor has had one.
field.text = reactor.currentState.city

disposeBag.insert(
  field.rx.text.orEmpty.changed.bind(with: reactor) { $0.action.onNext(.type($1)) },
  button.rx.tap.bind(with: reactor) { reactor, _ in reactor.action.onNext(.refresh) }
)

let main = MainScheduler.instance
disposeBag.insert(
  reactor.state.map(\.report?.description).distinctUntilChanged().observe(on: main)
    .bind(with: label) { $0.text = $1 },
  reactor.state.map(\.isLoading).distinctUntilChanged().observe(on: main)
    .bind(with: spinner) { $0.isAnimating = $1 },
  reactor.pulse(\.$error).skip(1).compactMap { $0 }.observe(on: main)
    .bind(with: alert) { $0.text = $1 }
)
// end 17.8
