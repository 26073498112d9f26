// The screen shows the newest value instead of the one that it hears.

// exercise 3.8 in ForecastScreen.swift
forecast
  .observe { [weak self, weak forecast] _ in
    if let forecast { self?.lines.append(forecast.value) }
  }
  .disposed(by: bag)
// end 3.8
