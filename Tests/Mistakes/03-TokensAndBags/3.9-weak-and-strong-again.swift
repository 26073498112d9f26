// A capture list around the wrong closure: the inner one is weak, the outer one already holds `self`.

// exercise 3.9 in StormAlarm.swift
let count = { self.storms += 1 }
forecast
  .observe { [weak self] in if $0 == "storm", self != nil { count() } }
  .disposed(by: bag)
// end 3.9
