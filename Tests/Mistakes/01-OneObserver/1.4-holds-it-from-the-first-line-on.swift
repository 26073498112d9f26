// A screen that has shown one forecast is never freed: the closure remembers what it has unwrapped.

// exercise 1.4
// instead of: // Weak: the forecast outlives its screens, and must not own one.
// instead of: forecast.observe { [weak self] in self?.show($0) }
var screen: WeatherScreen?
forecast.observe { [weak self] line in
  if screen == nil { screen = self }
  screen?.show(line)
}
// end 1.4
