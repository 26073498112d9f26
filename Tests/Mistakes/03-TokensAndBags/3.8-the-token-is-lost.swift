// The screen is held weakly and is freed, but its observer stays in the forecast.

// exercise 3.8 in ForecastScreen.swift
_ = forecast.observe { [weak self] in self?.lines.append($0) }
// end 3.8
