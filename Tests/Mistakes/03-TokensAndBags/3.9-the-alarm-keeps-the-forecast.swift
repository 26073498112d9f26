// The alarm's closure reads the value from the forecast, and so the forecast holds itself.

// exercise 3.9 in StormAlarm.swift
forecast
  .observe { [weak self] _ in if forecast.value == "storm" { self?.storms += 1 } }
  .disposed(by: bag)
// end 3.9
