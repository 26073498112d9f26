// Lets `if let` come last, and binds with closures that hold the views weakly.

// exercise 17.8
// instead of: if let reactor { bind(reactor: reactor) }
guard let reactor else { return }
bind(reactor: reactor)
// instead of: button.rx.tap.map { WeatherReactor.Action.refresh }
// instead of: .bind(to: reactor.action)
button.rx.tap
  .subscribe(onNext: { [action = reactor.action] in action.onNext(.refresh) })
// end 17.8
