// Keeping the forecasts keeps the whole provider in memory.

// exercise 7.11 in ForecastProvider.swift
.create { observer in self.proxy.subscribe(observer) }
// end 7.11
