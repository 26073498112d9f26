// Sends the text that is already in the field as if it had been typed.

// exercise 17.8 in WeatherView.swift
field.rx.text.orEmpty.map(WeatherReactor.Action.type)
  .bind(to: reactor.action)
  .disposed(by: disposeBag)
button.rx.tap.map { WeatherReactor.Action.refresh }
  .bind(to: reactor.action)
  .disposed(by: disposeBag)
// end 17.8
