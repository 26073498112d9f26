// Skips what the state says at first: after a rotation the label is empty.

// exercise 17.8
disposeBag = DisposeBag()
if let reactor { bind(reactor: reactor) }
// end 17.8

// exercise 17.8
// What was typed on an earlier screen, if the reactor has had one.
field.text = reactor.currentState.city

field.rx.text.orEmpty.changed.map(WeatherReactor.Action.type)
  .bind(to: reactor.action).disposed(by: disposeBag)
button.rx.tap.map { WeatherReactor.Action.refresh }
  .bind(to: reactor.action).disposed(by: disposeBag)

reactor.state.map(\.report?.description).distinctUntilChanged().skip(1)
  .bind(to: label.rx.text).disposed(by: disposeBag)
reactor.state.map(\.isLoading).distinctUntilChanged()
  .bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
reactor.pulse(\.$error).skip(1).compactMap { $0 }
  .bind(to: alert.rx.text).disposed(by: disposeBag)
// end 17.8
