// Brakes the button, whose second tap has to ask again.

// exercise 17.8
// instead of: button.rx.tap.map { WeatherReactor.Action.refresh }
button.rx.tap.throttle(.seconds(1), latest: false, scheduler: MainScheduler.instance)
  .map { WeatherReactor.Action.refresh }
// end 17.8
