// The closure holds the screen, so the bag that would end the observation is never freed.

// exercise 3.8 in ForecastScreen.swift
forecast
  .observe { self.lines.append($0) }
  .disposed(by: bag)
// end 3.8
