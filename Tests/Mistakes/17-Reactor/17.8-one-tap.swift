// Takes one tap, and the button is dead.

// exercise 17.8
// instead of: button.rx.tap.map { WeatherReactor.Action.refresh }
button.rx.tap.take(1).map { WeatherReactor.Action.refresh }
// end 17.8
