// The closure of the button keeps the screen.

// exercise 17.8
// instead of: button.rx.tap.map { WeatherReactor.Action.refresh }
// instead of: .bind(to: reactor.action)
button.rx.tap
  .subscribe(onNext: { self.reactor?.action.onNext(.refresh) })
// end 17.8
