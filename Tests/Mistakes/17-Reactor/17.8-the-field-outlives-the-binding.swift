// Throws the token of the field away: what is typed goes to the old reactor, too.

// exercise 17.8
// instead of: field.rx.text.orEmpty.changed.map(WeatherReactor.Action.type)
// instead of: .bind(to: reactor.action)
// instead of: .disposed(by: disposeBag)
_ = field.rx.text.orEmpty.changed.map(WeatherReactor.Action.type)
  .bind(to: reactor.action)
// end 17.8
