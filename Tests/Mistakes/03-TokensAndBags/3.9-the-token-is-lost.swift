// The alarm is freed, but its closure stays in the forecast, since nobody has the token.

// exercise 3.9 in StormAlarm.swift
_ = forecast.observe { [weak self] in if $0 == "storm" { self?.storms += 1 } }
// end 3.9
