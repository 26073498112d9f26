// The closure reads the value from the forecast, a retain cycle that keeps the forecast alive.

// exercise 1.4
forecast.observe { [weak self, forecast] _ in self?.show(forecast.value) }
// end 1.4
