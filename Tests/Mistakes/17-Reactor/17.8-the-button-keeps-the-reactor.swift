// The closure of the taps holds the reactor: as long as the binding lasts, the reactor is not
// freed, even if nobody else has it any more.

// exercise 17.8
// instead of: button.rx.tap.map { WeatherReactor.Action.refresh }
// instead of: .bind(to: reactor.action)
// instead of: .disposed(by: disposeBag)
button.rx.tap
  .subscribe(onNext: { reactor.action.onNext(.refresh) })
  .disposed(by: disposeBag)
// end 17.8
