// Nothing is captured, so nothing leaks, and nothing is counted.

// exercise 3.9 in StormAlarm.swift
forecast.observe { _ in }.disposed(by: bag)
// end 3.9
