// The closure captures the number of storms at the beginning, and never gets further than one.

// exercise 3.9 in StormAlarm.swift
forecast
  .observe { [weak self, storms] in if $0 == "storm" { self?.storms = storms + 1 } }
  .disposed(by: bag)
// end 3.9
