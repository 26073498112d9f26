// A forecast equal to the last line is not shown again.

// exercise 3.8 in ForecastScreen.swift
forecast
  .observe { [weak self] in if self?.lines.last != $0 { self?.lines.append($0) } }
  .disposed(by: bag)
// end 3.8
