// A weak variable outside the closure instead of a capture list.

// exercise 1.4
weak var screen: WeatherScreen?
screen = self
forecast.observe { line in
  guard let screen else { return }
  screen.show(line)
}
// end 1.4
