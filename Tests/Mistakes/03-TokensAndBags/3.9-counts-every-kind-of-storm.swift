// Whatever has a storm in its name is counted.

// exercise 3.9 in StormAlarm.swift
forecast
  .observe { [weak self] in if $0.contains("storm") { self?.storms += 1 } }
  .disposed(by: bag)
// end 3.9
