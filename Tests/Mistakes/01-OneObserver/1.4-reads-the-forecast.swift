// The closure reads the value from the forecast, and so the forecast keeps itself alive.

// exercise 1.4
forecast.observe { [weak self, forecast] _ in self?.show(forecast.value) }
// end 1.4
