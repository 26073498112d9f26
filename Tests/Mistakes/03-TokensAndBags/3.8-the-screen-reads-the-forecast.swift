// The screen's closure reads the value from the forecast, and so the forecast holds itself.

// exercise 3.8 in ForecastScreen.swift
forecast
  .observe { [weak self] _ in self?.lines.append(forecast.value) }
  .disposed(by: bag)
// end 3.8
