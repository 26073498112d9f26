// A storm that follows a storm is not counted.

// exercise 3.9 in StormAlarm.swift
var last = ""
forecast
  .observe { [weak self] in
    if $0 == "storm", last != "storm" { self?.storms += 1 }
    last = $0
  }
  .disposed(by: bag)
// end 3.9
